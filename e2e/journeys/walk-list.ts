import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sidewards } from '../testing/axe.ts';
import { handsOn } from '../testing/hands-on.ts';
import { downTo, press, pressLetters } from '../testing/keyboard.ts';
import { FRUITS, type Fruit } from '../testing/lists-of-test.ts';
import { expect } from '../testing/shop.ts';
import type { Texts, WalkedList } from './every-list.ts';

/** A walk over one list. */
export interface Walk {
  page: Page;
  t: Texts;
  /** Common word of all records. */
  word: string;
  list: WalkedList;
  /** Checks that the page has no faults and that the shop's money is right. */
  stop: (what: string) => Promise<void>;
}

/** A window lower than the list. */
export const LOW = { width: 1280, height: 360 };
/** A window high enough for no row to be partly below it. */
const HIGH = { width: 1280, height: 4000 };

/** Rows of a log, which are grouped by day. */
const logged = (page: Page) => page.locator('section > ol > li');
export const rowNames = (page: Page) => page.getByRole('rowheader').or(logged(page)).getByRole('link');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const header = (page: Page, name: string) =>
  page.getByRole('columnheader', { name: new RegExp(`^${name}(?!\\p{L})`, 'u') });
export const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const namesOf = ({ list, word }: Walk) => list.rows.map((fruit) => list.named(fruit, word));
/** Number of records found: the last number of the table's caption; for a log the number of rows shown. */
export const countIn = async ({ page, list }: Walk) =>
  list.column === null
    ? logged(page).count()
    : Number(/(\d[\d.,]*)\D*$/.exec((await page.locator('caption').textContent()) ?? '')?.[1]?.replace(/[.,]/g, ''));

/** Goes to the list by keyboard only. */
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
  // A short list may already show the expected number.
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
  // A menu of several choices stays open.
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

/** Saves the view under a name, leaves it for the whole list, and opens it again by its name. */
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

/** Opens the last row and returns to the same scroll position. */
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
  // Position of the row in the window: content that loads late above it scrolls the page without moving the row on screen.
  const top = () => last.evaluate((row) => Math.round(row.getBoundingClientRect().top));
  let was = await top();
  // The row keeps scrolling into view after it has the focus.
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

/** Ticks two rows, checks the page and unticks them; a list without bulk changes has no checkboxes. */
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

/** Expected fruits of the found rows in order; a log's file has a line per value, so repeated neighbours count once. */
export const fruitsOf = ({ column }: WalkedList, rows: readonly (Fruit | undefined)[]) =>
  column === null ? rows.filter((fruit, at) => fruit !== rows[at - 1]) : rows;

/** Exports what is found; returns the fruits of the file's rows. */
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

/** Nothing passes the filters: the list says which one to drop, and then the record appears. */
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

/**
 * Walks a list from the way to it to its empty result; `name` is the name of the saved view. The content of each list's file is tested with
 * its call.
 */
export async function walkByKeys(walk: Walk, name: string): Promise<void> {
  await arrive(walk);
  await search(walk);
  await filter(walk);
  await columns(walk);
  await order(walk);
  await keep(walk, name);
  await openAndComeBack(walk);
  await choose(walk);
  await intoFile(walk);
  await findNothing(walk);
}
