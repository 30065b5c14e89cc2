import { openScreen } from '../testing/open-screen.ts';
import { expect } from '../testing/shop.ts';
import { button, countIn, fruitsInFile, fruitsOf, place, rowNames, type Walk } from './walk-list.ts';

async function filter(walk: Walk): Promise<void> {
  const { page, t, list, stop } = walk;
  const { name, choice, by } = list.filter;
  await button(page, t.list['list.filters']).click();
  const sheet = page.getByRole('dialog');
  if (by === 'combobox') {
    const combobox = sheet.getByRole('combobox', { name });
    await combobox.fill(choice);
    await page.getByRole('option', { name: choice, exact: true }).click();
    await expect(combobox).toHaveValue(choice);
  } else
    await sheet
      .getByRole('group', { name })
      .or(sheet.getByRole('radiogroup', { name }))
      .getByRole(by, { name: choice, exact: true })
      .click();
  await expect.poll(() => countIn(walk), list.path).toBe(list.rows.length);
  await stop(`${list.path}: its filters`);
  const count = list.column === null ? '…' : String(list.rows.length);
  await sheet.getByRole('button', { name: t.list['list.show'].replace('{{count}}', count) }).click();
  await expect(sheet).toHaveCount(0);
}

async function openAndComeBack({ page, list }: Walk): Promise<void> {
  const last = rowNames(page).last();
  await last.scrollIntoViewIfNeeded();
  const [was, opened] = [await place(page), await last.textContent()];
  await last.click();
  await expect(page).toHaveURL(list.opens === 'drawer' ? /[?&]open=/ : new RegExp(`${list.path}/\\d+$`));
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(last).toHaveText(opened ?? '');
  await expect.poll(async () => Math.abs((await place(page)) - was), list.path).toBeLessThanOrEqual(2);
}

async function choose({ page, t, list, stop }: Walk): Promise<void> {
  const choosing = button(page, t.list['list.choosing']);
  if (!list.chosen) return expect(choosing).toHaveCount(0);
  await choosing.click();
  await page.getByRole('rowgroup').last().getByRole('checkbox').first().click();
  await expect(page.getByText(t.list['list.chosen']({ count: 1 })).first()).toBeVisible();
  await stop(`${list.path}: a row is chosen`);
  await button(page, t.list['list.selectionClear']).click();
}

/** A list on a phone: searched, filtered in a sheet, a record opened and left again, records ticked, the list exported. */
export async function walkByFinger(walk: Walk): Promise<void> {
  const { page, t, word, list, stop } = walk;
  await openScreen(page, list.path);
  await stop(list.path);
  await page.getByRole('searchbox').fill(word);
  await expect.poll(() => countIn(walk), list.path).toBe(list.finds);
  await filter(walk);
  await openAndComeBack(walk);
  await choose(walk);
  const fruits = await fruitsInFile(walk, () => button(page, t.list['list.export']).click());
  expect([...fruits].sort(), list.path).toEqual([...fruitsOf(list, list.rows)].sort());
}
