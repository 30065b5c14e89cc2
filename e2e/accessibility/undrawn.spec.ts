import { chosenThatLookAlike } from '../testing/alike.ts';
import { axeFindings } from '../testing/axe.ts';
import { coveredWhenFocused } from '../testing/covered.ts';
import { test } from '../testing/kept-page.ts';
import { openScreen } from '../testing/open-screen.ts';
import { expect } from '../testing/shop.ts';

test.use({ locale: 'en-GB' });

test('faults of what is seen are found in a page that is not painted', async ({ page }) => {
  await openScreen(page, '/login');
  expect(await axeFindings(page)).toEqual([]);
  const style = await page.addStyleTag({ content: 'label { color: #ddd !important }' });
  expect((await axeFindings(page)).join()).toContain('color-contrast');
  await style.evaluate((one) => (one as Element).remove());

  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<ul><li><button aria-pressed="true">Chosen</button></li><li><button aria-pressed="false">Chosen</button></li></ul>
      <div role="dialog" style="position:fixed;inset:0"><button>Under</button>
      <div style="position:absolute;inset:0"></div></div>`,
    );
  });
  expect(await chosenThatLookAlike(page)).toContain('aria-pressed: Chosen');
  expect(await coveredWhenFocused(page)).toContain('Under');
});
