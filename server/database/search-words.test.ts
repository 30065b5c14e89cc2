import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { searchKey } from '#contract/search/search.rules.ts';
import { startTestApp } from '../testing/test-app.ts';
import { findsWords, holdsWords } from './search-words.ts';
import { ask } from './statement.ts';
import { sql, type Text } from './text.ts';

const { database } = await startTestApp();
const written = (text: Text) => new PgDialect().sqlToQuery(text).sql;

/** Whether a stored key matches a search, by `holdsWords` and by `findsWords`. */
async function answers(key: Text, search: string): Promise<boolean[]> {
  const [found] = await ask<{ holds: boolean; finds: boolean }>(
    database,
    sql`select ${holdsWords(key, search)} as holds, ${findsWords(key, search)} as finds`,
  );
  return found ? [found.holds, found.finds] : [];
}

/** Ways in which a key may be stored: by the shop, by the database itself, and by an old shop that did not unify apostrophes. */
const KEYS: Record<string, (name: string) => Text> = {
  shop: (name) => sql`${searchKey(name)}::text`,
  database: (name) => sql`search_key_of(${name})`,
  before: (name) => sql`${name.toLowerCase()}::text`,
};

const NAMES = ["Men's cut", 'Men’s cut', 'Men‘s cut', 'Menʼs cut'];
const everyKey = Object.keys(KEYS).flatMap((kept) => NAMES.map((name) => [kept, name] as const));

describe.each(everyKey)('a key of the %s, of %s', (kept, name) => {
  const key = KEYS[kept]?.(name) ?? sql`''`;

  it.each(["men's", 'MEN’S', 'men‘s', 'cut menʼs', "n'", '’', 'men', 'cut'])('answers to %s', async (search) => {
    expect(await answers(key, search)).toEqual([true, true]);
  });

  it.each(["man's", "me'ns", "men''s", 'mens', "men's_", "s'"])('does not answer to %s', async (search) => {
    expect(await answers(key, search)).toEqual([false, false]);
  });
});

it.each([
  ['menus', "men's"],
  ['men_s', "men's"],
  ['mens', "men's"],
  ["100%'s", "100_'s"],
])('takes no other sign of %s for the apostrophe of %s', async (text, search) => {
  expect(await answers(sql`${text}::text`, search)).toEqual([false, false]);
});

it('asks for a word without an apostrophe as it is stored, which its index is for', () => {
  expect(written(holdsWords(sql`k`, 'cut'))).toBe('true and strpos(k, $1) > 0');
  expect(written(findsWords(sql`k`, 'cut'))).toBe('true and k like $1');
});
