import type { Page } from '@playwright/test';
import { settled } from '../testing/axe.ts';
import { cutTexts } from '../testing/cut-text.ts';
import { expect, test } from '../testing/shop.ts';

// WCAG 1.4.4 and 1.4.10: text of twice the size is read by scrolling down alone. 1.4.12: and so is text with air around it.
const AIR =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const ROUTES = [
  ...['/', '/flexible-benefits', '/fixed-benefits', '/benefit/1', '/cart/', '/profile'],
  ...['/packages/', '/budget'],
];

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// Somebody with a full account, who is only looked at.
test.use({ person: { email: 'employee@izbor.demo', password: 'Izbor!2026' }, reducedMotion: 'reduce' });

for (const width of [360, 1280]) {
  test(`large and airy text at ${width} px: nothing is wider than the window, and no words are lost`, async ({
    page,
    signedIn,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 780 });
    await signedIn();
    const browser = await page.context().newCDPSession(page);
    /** What is said whole one press away, by where that leads. */
    const toBeRead = new Map<string, string>();
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.animate-breathe')).toHaveCount(0);
      for (const name of ['text of twice the size', 'text with air around it']) {
        // As it is set in the browser.
        const isLarge = name.includes('twice');
        await browser.send('Page.setFontSizes', { fontSizes: { standard: isLarge ? 32 : 16 } });
        if (!isLarge) await page.addStyleTag({ content: AIR });
        await settled(page);
        await expect.poll(() => tooWide(page), `${route}, ${name}`).toBeLessThanOrEqual(0);
        for (const button of ['Pretraži', 'Obaveštenja', 'Korpa', 'Nalog']) {
          await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(`^${button}`) })).toBeInViewport(
            { ratio: 1 },
          );
        }
        const cut = await cutTexts(page);
        expect(
          cut.filter(({ leadsTo }) => leadsTo === null),
          `${route}, ${name}`,
        ).toEqual([]);
        for (const { text, leadsTo } of cut) if (leadsTo) toBeRead.set(leadsTo, text);
      }
    }
    // Two of each kind of place: what stands for one benefit stands for all.
    const kindOf = (address: string) => address.split('/')[1];
    const places = [...toBeRead].filter(
      ([address], index, all) => all.slice(0, index).filter(([other]) => kindOf(other) === kindOf(address)).length < 2,
    );
    for (const [address, text] of places) {
      await page.goto(address);
      await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first(), address).toBeVisible();
    }
  });
}
