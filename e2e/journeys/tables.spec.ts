import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { takeAdmin, tokenOf } from '../testing/admins-of-test.ts';
import { axeFindings, sidewards } from '../testing/axe.ts';
import { benefitsOfOwnProvider, callsOf } from '../testing/benefits-of-test.ts';
import { test as kept } from '../testing/kept-page.ts';
import { press, tabTo } from '../testing/keyboard.ts';
import { expect } from '../testing/shop.ts';

/** More than a page of the list has. */
const BENEFITS = 60;

/** Somebody whom no other test meets, who writes the catalogue, and the list of benefits that no other test changes. */
const test = kept.extend<{ list: string }>({
  person: async ({ request }, use) => use((await takeAdmin(request, { platform: ['content'] })).person),
  list: async ({ request, person }, use) => {
    const call = callsOf(request, await tokenOf(request, person));
    await use(`/admin-panel/benefits?provider=${(await benefitsOfOwnProvider(call, BENEFITS)).provider}`);
  },
});
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

const names = (page: Page) => page.getByRole('rowheader').getByRole('link');
/** How many the list has found: the last number of its caption, after what it is narrowed to. */
const countIn = async (page: Page): Promise<number> =>
  Number(/(\d[\d.,]*)\D*$/.exec((await page.locator('caption').textContent()) ?? '')?.[1]?.replace(/[.,]/g, ''));
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The file that a press saves: its head, and how many rows it has. */
async function exported(page: Page, pressing: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await pressing();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split(/\r?\n/);
  return { rows: lines.length - 1, head: lines[0] ?? '' };
}

async function expectFine(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewards(page)).toBeLessThanOrEqual(0);
}

test('at a desk by keyboard alone: the list of benefits, narrowed, ordered, kept, opened and left again (SR)', async ({
  page,
  signedIn,
  list,
}) => {
  const [t, words] = [adminTexts.tables.SR, adminBenefitsTexts.tables.SR];
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const pressOn = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await press(page, key);
  };
  const backTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    while (!(await target.evaluate((control) => control === document.activeElement))) await press(page, 'Shift+Tab');
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn('SR');
  await page.goto(list);
  await expect(names(page).first()).toBeVisible();

  await test.step('search', async () => {
    expect(await countIn(page)).toBe(BENEFITS);
    await page.keyboard.press('/');
    await page.keyboard.type('masaz');
    await expect.poll(() => countIn(page)).toBe(1);
    await expect(page).toHaveURL(/q=masaz/);
    await expectFine(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect.poll(() => countIn(page)).toBe(BENEFITS);
  });

  await test.step('filter', async () => {
    await pressOn(button(t['list.filter']));
    await pressOn(button(words['benefits.state']));
    const offered = page.getByRole('radio', { name: words['benefits.state.offered'] });
    await tabTo(page, page.getByRole('radio', { name: t['list.any'] }));
    while (!(await offered.isChecked())) await press(page, 'ArrowDown');
    await pressOn(button(t['list.apply']));
    await expect(page).toHaveURL(/state=offered/);
    const chip = t['list.editFilter']
      .replace('{{name}}', words['benefits.state'])
      .replace('{{value}}', words['benefits.state.offered']);
    await expect(button(chip)).toBeVisible();
  });

  await test.step('columns', async () => {
    await pressOn(button(t['list.columns']));
    for (const name of [words['benefits.way'], words['benefits.bought']])
      await pressOn(page.getByRole('checkbox', { name, exact: true }), 'Space');
    await expectFine(page);
    await press(page, 'Escape');
    await expect(button(t['list.columns'])).toBeFocused();
    await expect(page.getByRole('columnheader', { name: new RegExp(`^${words['benefits.bought']}`) })).toBeVisible();
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
    }
  });

  await test.step('order', async () => {
    const header = page.getByRole('columnheader', { name: new RegExp(`^${words['benefits.name']}`) });
    await pressOn(header.getByRole('button'));
    await expect(page).toHaveURL(/sort=name/);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  });

  const name = `Naša ponuda ${randomUUID().slice(0, 4)}`;
  await test.step('kept under a name, and found by it', async () => {
    await backTo(button(t['kept.add']));
    await press(page, 'Enter');
    await expect(page.getByRole('textbox', { name: t['kept.name'], exact: true })).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type(name);
    await press(page, 'Enter');
    const tab = page.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await page.goto('/admin-panel/benefits');
    await pressOn(tab);
    await expect(page).toHaveURL(/state=offered/);
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.getByRole('columnheader', { name: new RegExp(`^${words['benefits.bought']}`) })).toBeVisible();
  });

  await test.step('a benefit is opened, and left again where one was', async () => {
    await tabTo(page, names(page).first());
    await press(page, 'End');
    const last = names(page).last();
    await expect(last).toBeFocused();
    const [was, opened] = [await place(page), await last.textContent()];
    expect(was).toBeGreaterThan(0);
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/benefits\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(last).toHaveText(opened ?? '');
    await expect.poll(async () => Math.abs((await place(page)) - was)).toBeLessThanOrEqual(2);
    await expect(last).toBeFocused();
  });

  await test.step('a range is chosen', async () => {
    for (let step = 0; step < 3; step += 1) await press(page, 'Shift+ArrowUp');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
    await expect(page.getByText('4 izabrana')).toBeVisible();
    // So high that no row lies partly below the head, which stays in sight.
    await page.setViewportSize({ width: 1280, height: 6000 });
    await expectFine(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await pressOn(button(t['list.selectionClear']));
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  await test.step('what is found is in a file', async () => {
    await backTo(button(t['list.export']));
    const { rows, head } = await exported(page, () => press(page, 'Enter'));
    expect(rows).toBe(BENEFITS);
    expect(head).toContain('Naziv');
  });
});

test('on a phone: the list of benefits by finger, narrowed, opened, left again and in a file (EN)', async ({
  page,
  signedIn,
  list,
}) => {
  const [t, words] = [adminTexts.tables.EN, adminBenefitsTexts.tables.EN];
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn('EN');
  await page.goto(list);
  await expect(names(page).first()).toBeVisible();
  await expectFine(page);

  await page.getByRole('searchbox').fill('ga');
  await expect.poll(() => countIn(page)).toBe(BENEFITS - 1);
  await button(t['list.filters']).click();
  await page.getByRole('radio', { name: words['benefits.state.offered'] }).click();
  await expect(page).toHaveURL(/state=offered/);
  await expectFine(page);
  await button(new RegExp(`^${t['list.show'].replace('{{count}}', '')}`)).click();

  const name = names(page).last();
  await name.scrollIntoViewIfNeeded();
  const [was, opened] = [await place(page), await name.textContent()];
  await name.click();
  await expect(page).toHaveURL(/\/benefits\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveText(opened ?? '');
  await expect.poll(async () => Math.abs((await place(page)) - was)).toBeLessThanOrEqual(2);

  await button(new RegExp(`^${t['list.choosing']}$`)).click();
  await page
    .getByRole('checkbox', { name: new RegExp(`^${t['list.choosing']}: `) })
    .first()
    .click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expectFine(page);
  await button(t['list.selectionClear']).click();
  const { rows } = await exported(page, () => button(t['list.export']).click());
  expect(rows).toBe(BENEFITS - 1);
});
