import type { ImportField } from '#contract/imports/import-fields.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { of, sql } from '../../database/text.ts';
import { ByName, type Unfound } from '../by-name.ts';

interface Root {
  id: number;
  name_sr: string;
  name_en: string;
  active: boolean;
}

const read = statement(
  'import_root_categories',
  of<Root>,
  () => sql`select id, name_sr, name_en, active from categories where parent_id is null order by id`,
);

/** Names of the flexible budget in files. */
const FLEXIBLE_WORDS = ['fleksibilni', 'fleksibilni budžet', 'flexible', 'flexible budget'].map(searchKey);

const namesOf = ({ name_sr: sr, name_en: en }: Root) => [sr, en].filter(Boolean);

/** Result of looking up a budget by name; id 0 is the flexible budget. */
export type FoundBudget = { id: number } | { problem: Unfound | 'ended' };

/** Returns a function that finds a budget by its name, or by its name and the number behind it. */
export async function budgetsByName(transaction: Transaction): Promise<(word: string | undefined) => FoundBudget> {
  const roots = new ByName(await read(transaction, {}), namesOf);
  return (word) => {
    if (word === undefined || FLEXIBLE_WORDS.includes(searchKey(word))) return { id: 0 };
    const root = roots.find(word);
    if (typeof root === 'string') return { problem: root };
    return root.active ? { id: root.id } : { problem: 'ended' };
  };
}

/** Names of the active root categories in both languages, for the field `category`; empty for every other field. */
export async function categoryNames(database: Database, field: ImportField): Promise<readonly string[]> {
  if (field !== 'category') return [];
  return (await read(database, {})).filter(({ active }) => active).flatMap(namesOf);
}
