import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { pagerTexts } from '#locales/pager/pager.texts.ts';
import { grouped } from '#locales/plural.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { lengthOf } from '#server/testing/test-length.ts';
import { windowOf } from '../testing/admin-page.ts';
import { takeAdmin } from '../testing/admins-of-test.ts';
import { sidewards, stopFindingsInHighWindow } from '../testing/axe.ts';
import { type Body, benefitsOfOwnProvider, type Call, callsOf } from '../testing/benefits-of-test.ts';
import { facesOfFull } from '../testing/faces.ts';
import { tabTo } from '../testing/keyboard.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(lengthOf({ short: 300_000, full: 1_800_000 }));

/** Number of benefits of one provider, and of those with an active subscription. */
const [MANY, IN_USE] = lengthOf({ short: [100, 2], full: [1204, 12] });
/** Number of the remaining benefits that the page lists by name. */
const NAMED = 5;

/** Timeout in milliseconds for changing more than a thousand benefits. */
const LONG = 120_000;

async function someone(request: APIRequestContext) {
  const { person } = await takeAdmin(request, { platform: ['content'] });
  const token = await tokenOf(request, person);
  return { token, call: callsOf(request, token) };
}

/** Creates benefits of a provider of their own, all on offer; the first ones have a subscription. */
async function stock(request: APIRequestContext, call: Call) {
  const { provider, ids } = await benefitsOfOwnProvider(call, MANY);
  const employee = callsOf(request, await tokenOf(request, { email: takePerson(), password: PASSWORD }));
  const { id: user_id } = await employee('GET', '/v2/me/');
  const used = ids.slice(0, IN_USE);
  for (const benefit_id of used) await employee('POST', '/v2/subscriptions/', { benefit_id, user_id });
  const named = used.sort((one, other) => one - other).slice(0, NAMED);
  const names = await Promise.all(named.map((id) => call('GET', `/admin/benefits/${id}/`)));
  return { provider, ids, inUse: names as (Body & Record<'name_sr' | 'name_en', string>)[] };
}

/** Number of a provider's benefits that the list shows as on offer. */
const offered = async (call: Call, provider: number) =>
  (await call('GET', `/admin/benefits/?provider=${provider}&state=offered&page_size=1`)).count;

/** Controls for the journey, by keyboard only or by touch. */
function handsOn(page: Page, byKeys: boolean) {
  const press = async (control: Locator) => {
    await control.waitFor();
    if (!byKeys) return control.click();
    await tabTo(page, control, 200);
    await page.keyboard.press('Enter');
  };
  const tick = async (control: Locator) => {
    await control.waitFor();
    if (!byKeys) return control.click();
    await tabTo(page, control, 200);
    await page.keyboard.press('Space');
  };
  return { press, tick };
}

// What is left out is in server/admin-benefits/benefit-bulk.routes.test.ts; each state is walked in paths/bulk.spec.ts, by keyboard in many.spec.ts.
for (const settings of facesOfFull<{ language: Language; width: number; byKeys: boolean }>(
  { language: 'SR', width: 1280, byKeys: true },
  { language: 'EN', width: 360, byKeys: false },
)) {
  const { language, width, byKeys } = settings;
  test(`all that a list finds is withdrawn at once, but what is in use or was edited, and taken back (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const t = recordsTexts.tables[language];
    const words = adminBenefitsTexts.tables[language];
    const list = adminTexts.tables[language];
    const [editor, colleague] = [await someone(request), await someone(request)];
    const { provider, ids, inUse } = await stock(request, editor.call);
    const { context, page } = await windowOf(browser, editor.token, { language, width, hasTouch: !byKeys });
    const { press, tick } = handsOn(page, byKeys);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const row = () => page.getByRole('table').getByRole('checkbox').nth(1);
    const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: LONG });
    const listed = (text: string) => expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
    const fill = (text: string, values: Record<string, string | number>) => filled(text, values, language);
    const looksRight = async () => {
      expect(await stopFindingsInHighWindow(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
      await expectMoneyRight(request);
    };

    await test.step('rows of two pages are chosen, and then all that the list finds', async () => {
      await page.goto(`/admin-panel/benefits?provider=${provider}&state=offered`);
      if (!byKeys) await press(button(list['list.choosing']));
      await tick(row());
      await press(button(pagerTexts.tables[language].next));
      await expect(page).toHaveURL(/page=2/);
      // Until the next page has loaded, the rows of the previous one stay.
      await expect(row()).not.toBeChecked();
      await tick(row());
      await says(list['list.chosen']({ count: 2 }));
      await press(button(list['list.chooseMatching']({ count: MANY, isExact: true })));
      await says(list['list.chosenAll']({ count: MANY, isExact: true }));
      await looksRight();
    });

    await test.step('what it means is said before: those in use stay, with why and by name', async () => {
      if (byKeys) await press(button(words['bulk.withdraw']));
      else {
        await press(button(list['list.moreActions']));
        await press(page.getByRole('menuitem', { name: words['bulk.withdraw'] }));
      }
      await expect(page.getByRole('heading', { name: t['bulk.face.previewed'] })).toBeVisible();
      await says(t['bulk.some']({ count: MANY - IN_USE, rest: IN_USE }));
      await says(fill(t['bulk.reason'], { reason: words['bulk.refused.in_use'], count: IN_USE }));
      for (const { name_sr, name_en } of inUse) await listed(language === 'SR' ? name_sr : name_en);
      if (IN_USE > NAMED) await listed(fill(t['bulk.more'], { count: IN_USE - NAMED }));
      await looksRight();
    });

    await test.step('a colleague edits one of them meanwhile', async () => {
      const seen = await colleague.call('GET', `/admin/benefits/${ids.at(-1)}/`);
      const named = { name_sr: 'Plivanje', name_en: 'Swimming' };
      await colleague.call('PATCH', `/admin/benefits/${seen.id}/`, named, {
        'If-Revision-Match': String(seen.revision),
      });
    });

    await test.step('it runs, says how far it is, and leaves out what was edited', async () => {
      let go = () => {};
      const seen = new Promise<void>((resolve) => {
        go = resolve;
      });
      // The progress is requested only after its first state was seen.
      await page.route(/\/bulk\/\d+\/$/, async (route) => {
        await seen;
        await route.continue();
      });
      await press(button(words['bulk.withdraw.confirm']({ count: MANY - IN_USE })));
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect(page).toHaveURL(/bulk=\d+/);
      await looksRight();
      go();
      await says(fill(t['bulk.changedOf'], { done: MANY - IN_USE - 1, count: MANY - IN_USE }));
      await says(fill(t['bulk.reason'], { reason: t['bulk.why.moved'], count: 1 }));
      // The list behind shows the new name too, once it is reloaded.
      await listed(language === 'SR' ? 'Plivanje' : 'Swimming');
      await looksRight();
      expect(await offered(editor.call, provider)).toBe(IN_USE + 1);
    });

    await test.step('a reload finds it again, and it is taken back', async () => {
      await page.reload();
      await press(button(t.undo));
      await says(t['bulk.undone']);
      await looksRight();
      expect(await offered(editor.call, provider)).toBe(MANY);
      expect(await editor.call('GET', `/admin/benefits/${ids.at(-1)}/`)).toMatchObject({ name_en: 'Swimming' });
    });
    await context.close();
  });
}

/** A text with what it leaves open, its counts as a language writes them. */
function filled(text: string, values: Record<string, string | number>, language: Language): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? grouped(language, value) : String(value);
  });
}
