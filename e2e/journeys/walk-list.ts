import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lengthOf } from '#server/testing/length.ts';
import { sidewards } from '../testing/axe.ts';
import { handsOn } from '../testing/hands-on.ts';
import { downTo, press, pressLetters } from '../testing/keyboard.ts';
import { FRUITS, type Fruit } from '../testing/lists-of-test.ts';
import { expect } from '../testing/shop.ts';
import type { Texts, WalkedList } from './every-list.ts';

/** Somebody with a list before them. */
export interface Walk {
  page: Page;
  t: Texts;
  /** The word that all records have. */
  word: string;
  list: WalkedList;
  /** Looks at what is there: nothing is wrong with it, nor with the money of the shop. */
  stop: (what: string) => Promise<void>;
}

/** A window in which a list is longer than what is seen of it. */
export const LOW = { width: 1280, height: 360 };
/** One so high that no row lies partly below what stays in sight. */
const HIGH = { width: 1280, height: 4000 };

/** The rows of a log stand under their days. */
const logged = (page: Page) => page.locator('section > ol > li');
export const rowNames = (page: Page) => page.getByRole('rowheader').or(logged(page)).getByRole('link');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const header = (page: Page, name: string) =>
  page.getByRole('columnheader', { name: new RegExp(`^${name}(?!\\p{L})`, 'u') });
export const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const namesOf = ({ list, word }: Walk) => list.rows.map((fruit) => list.named(fruit, word));
/** How many the list has found: the last number of its caption, after what it is narrowed to; of a log what is seen of it. */
export const countIn = async ({ page, list }: Walk) =>
  list.column === null
    ? logged(page).count()
    : Number(/(\d[\d.,]*)\D*$/.exec((await page.locator('caption').textContent()) ?? '')?.[1]?.replace(/[.,]/g, ''));

/** To the list as somebody goes there who touches the keyboard alone. */
async function arrive({ page, t, list }: Walk): Promise<void> {
  const { way } = list;
  if ('letters' in way) await pressLetters(page, way.letters);
  if ('link' in way && way.link !== undefined) await handsOn(page).go('link', new RegExp(`^${way.link}$`));
  if ('palette' in way) {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: t.list['palette.title'] }).waitFor();
    await page.keyboard.type(way.palette);
    await page
      .getByRole('option', { name: new RegExp(`^${way.palette}`) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(new RegExp(`${list.path}$`));
  await expect(rowNames(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function search(walk: Walk): Promise<void> {
  const { page, word, list } = walk;
  await searchFor(page, word.toLowerCase());
  // A list may have nothing else to begin with.
  await expect(page).toHaveURL(/[?&]q=/);
  await expect.poll(() => countIn(walk), list.path).toBe(list.finds);
}

async function filter(walk: Walk): Promise<void> {
  const { page, t, list } = walk;
  const { reach } = handsOn(page);
  const { name, choice, by, only } = list.filter;
  await reach(button(page, t.list['list.filter']));
  await press(page, 'Enter');
  if (!only) {
    await reach(button(page, name));
    await press(page, 'Enter');
  }
  const control = page.getByRole(by, { name: by === 'combobox' ? name : choice, exact: true });
  if (by === 'radio') {
    await reach(page.getByRole('radio', { name: t.list['list.any'] }));
    await downTo(page, control);
    await press(page, 'Enter');
  } else {
    await reach(control);
    if (by === 'combobox') {
      await page.keyboard.type(choice);
      await page.getByRole('option', { name: choice, exact: true }).waitFor();
    }
    await press(page, by === 'combobox' ? 'Enter' : 'Space');
  }
  const chip = t.list['list.editFilter'].replace('{{name}}', name).replace('{{value}}', choice);
  await expect(button(page, chip)).toBeVisible();
  // Of several choices one goes on choosing.
  if (by === 'checkbox') await press(page, 'Escape');
  await expect.poll(() => countIn(walk), list.path).toBe(list.rows.length);
}

async function columns({ page, t, list }: Walk): Promise<void> {
  if (list.column === null) return;
  const { reach } = handsOn(page);
  const { name, becomes } = list.column;
  await expect(header(page, name)).toHaveCount(becomes === 'shown' ? 0 : 1);
  await reach(button(page, t.list['list.columns']));
  await press(page, 'Enter');
  await reach(page.getByRole('checkbox', { name, exact: true }));
  await press(page, 'Space');
  await press(page, 'Escape');
  await expect(button(page, t.list['list.columns'])).toBeFocused();
  await expect(header(page, name)).toHaveCount(becomes === 'shown' ? 1 : 0);
}

async function order(walk: Walk): Promise<void> {
  const { page, list } = walk;
  if (list.sort) {
    const head = header(page, list.sort.column);
    await handsOn(page).reach(head.getByRole('button'));
    await press(page, 'Enter');
    await expect(head).toHaveAttribute('aria-sort', list.sort.to);
  } else await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  await expect(rowNames(page)).toHaveText(namesOf(walk));
}

/** Kept under a name, left for the whole list, and found again by it. */
async function keep(walk: Walk, name: string): Promise<void> {
  const { page, t, list } = walk;
  if (list.column === null) return;
  const { reach, go } = handsOn(page);
  const tabs = page.getByRole('navigation', { name: t.list['list.saved'] }).getByRole('link');
  await reach(button(page, t.list['kept.add']));
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: t.list['kept.name'], exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await press(page, 'Enter');
  const tab = tabs.filter({ hasText: name });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await reach(tabs.first());
  await press(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`${list.path}$`));
  await go('link', new RegExp(`^${name}`));
  await expect(rowNames(page)).toHaveText(namesOf(walk));
  await expect(header(page, list.column.name)).toHaveCount(list.column.becomes === 'shown' ? 1 : 0);
}

/** The last row is opened, and left again where one was. */
async function openAndComeBack(walk: Walk): Promise<void> {
  const { page, list } = walk;
  const { reach } = handsOn(page);
  const last = rowNames(page).last();
  if (list.column === null) await reach(last);
  else {
    await reach(rowNames(page).first());
    await press(page, 'End');
  }
  await expect(last).toBeFocused();
  await expect.poll(() => place(page), `${list.path} is longer than the window`).toBeGreaterThan(0);
  // Where the row stands for the eye: what comes late above it moves the page along, and not the row.
  const top = () => last.evaluate((row) => Math.round(row.getBoundingClientRect().top));
  let was = await top();
  // It goes on to be brought into sight after it has the focus.
  const rests = async () => {
    const before = was;
    was = await top();
    return was === before;
  };
  await expect.poll(rests, { message: `${list.path} at rest`, intervals: [100] }).toBe(true);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  if (list.opens === 'drawer') {
    await expect(page).toHaveURL(/[?&]open=/);
    await expect(dialog.getByRole('heading').first()).toBeVisible();
  } else {
    await expect(page).toHaveURL(new RegExp(`${list.path}/\\d+$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(rowNames(page)).toHaveText(namesOf(walk));
  await expect(last).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - was), list.path).toBeLessThanOrEqual(2);
}

/** Two rows are chosen, looked at, and let go of; a list of which nothing is done to many has nothing to choose. */
async function choose({ page, t, list, stop }: Walk): Promise<void> {
  const [named = ''] = t.list['list.choose'].split('{{');
  const chosen = page.getByRole('checkbox', { name: new RegExp(`^${named}`), checked: true });
  if (list.chosen) {
    await press(page, 'Shift+ArrowUp');
    await expect(chosen).toHaveCount(2);
    await expect(page.getByText(t.list['list.chosen']({ count: 2 }))).toBeVisible();
  } else await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.setViewportSize(HIGH);
  await stop(list.path);
  await page.setViewportSize(LOW);
  expect(await sidewards(page), list.path).toBeLessThanOrEqual(0);
  if (!list.chosen) return;
  await handsOn(page).go('button', t.list['list.selectionClear']);
  await expect(chosen).toHaveCount(0);
}

/** The fruits in the rows that are found, in their order: of a log, whose file has a line for each value, once where they follow each other. */
export const fruitsOf = ({ column }: WalkedList, rows: readonly (Fruit | undefined)[]) =>
  column === null ? rows.filter((fruit, at) => fruit !== rows[at - 1]) : rows;

/** What is found is in a file, row for row; the fruits in its rows. */
export async function fruitsInFile({ page, word, list }: Walk, pressing: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await pressing();
  const text = await readFile(await (await download).path(), 'utf8');
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  const rows = lines.map((line) => {
    expect(line.toUpperCase(), list.path).toContain(word);
    return FRUITS.find((fruit) => line.toLowerCase().includes(fruit.toLowerCase()));
  });
  return fruitsOf(list, rows);
}

async function intoFile(walk: Walk): Promise<void> {
  const { page, t, list } = walk;
  await handsOn(page).reach(button(page, t.list['list.export']));
  const fruits = await fruitsInFile(walk, () => press(page, 'Enter'));
  expect(fruits, list.path).toEqual(fruitsOf(list, list.rows));
}

/** Nothing passes the filters: the list says which one to drop, and then there is what was looked for. */
async function findNothing({ page, t, word, list }: Walk): Promise<void> {
  if (list.hidden === null) return;
  const { name, choice } = list.filter;
  const text = `${list.hidden} ${word}`.toLowerCase();
  await searchFor(page, text);
  await expect(page.getByRole('heading', { name: t.list['list.emptyFiltered']({ count: 2 }) })).toBeVisible();
  await handsOn(page).go('link', new RegExp(`^1 ?${t.list['list.without']} ${name}: ${choice}`));
  await expect(rowNames(page)).toHaveText([list.named(list.hidden, word)]);
  await handsOn(page).reach(rowNames(page).first());
}

const isWalkedWholly = lengthOf({ short: ({ wholly }: WalkedList) => wholly === true, full: () => true });

/**
 * A list from the way to it to what it says when nothing is found; `name` is what it is kept under. In `npm test` all go through what
 * each list says for itself, and only a few through what the mould of all of them does for each. What stands in a file of each list is
 * in the tests of its call.
 */
export async function walkByKeys(walk: Walk, name: string): Promise<void> {
  const isWhole = isWalkedWholly(walk.list);
  await arrive(walk);
  await search(walk);
  await filter(walk);
  if (isWhole) await columns(walk);
  await order(walk);
  if (isWhole) await keep(walk, name);
  await openAndComeBack(walk);
  await choose(walk);
  if (!isWhole) return;
  await intoFile(walk);
  await findNothing(walk);
}
