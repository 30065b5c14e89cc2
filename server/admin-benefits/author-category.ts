import type {
  AdminCategory,
  addCategory,
  changeCategory as change,
} from '#contract/admin-benefits/admin-categories.contract.ts';
import { categoryNameProblem, MOST_CATEGORIES } from '#contract/admin-benefits/category.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { categories } from '../benefits/categories.table.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { categoriesFull, PROBLEMS } from './categories.errors.ts';
import { hasMoney, refileBenefits } from './refile-benefits.ts';
import { type Editing, type Found, noteCategory, saveCategory } from './save-category.ts';
import { lockTree, type Placed, readCategory } from './stored-category.ts';

interface Adding {
  admin: Acting;
  fields: BodyOf<typeof addCategory>;
  now: Date;
}

/** Adds a category as the last of its level. Throws categoriesFull, or requestInvalid with the problems of its fields. */
export function insertCategory(database: Database, { admin, fields, now }: Adding): Promise<AdminCategory> {
  return inTransaction(database, async (transaction) => {
    const tree = await lockTree(transaction);
    if (tree.length >= MOST_CATEGORIES) throw categoriesFull();
    const parent = fields.parent_id ?? null;
    const wanted = { id: 0, parent_id: parent, name_sr: fields.name_sr, name_en: fields.name_en };
    const icon = iconOf(tree, parent) ?? fields.icon;
    checkFields(tree, wanted, icon === undefined ? { icon: PROBLEMS.required } : {});
    const id = 1 + Math.max(0, ...tree.map((category) => category.id));
    const place = { id, parentId: parent, position: lastOf(tree, parent) + 1, changedAt: now };
    const shown = {
      nameSr: fields.name_sr,
      nameEn: fields.name_en,
      icon: icon ?? '',
      private: fields.private ?? false,
    };
    await transaction.insert(categories).values(Object.assign(place, shown));
    const after = await readCategory(transaction, id);
    await noteCategory(transaction, { admin, kind: 'category.added', before: null, after, now });
    return after;
  });
}

/**
 * Changes the fields of a category that are sent. Throws notFound, recordChanged, categoryTooMany, or requestInvalid with the
 * problems of its fields.
 */
export function changeCategory(
  database: Database,
  { fields, ...editing }: Editing & { fields: BodyOf<typeof change> },
): Promise<AdminCategory> {
  return saveCategory(database, editing, {
    kind: 'category.changed',
    columns: (found) => columnsOf(found, fields),
    finish: async (transaction, { tree, before }, after) => {
      const { id, parent_id: parent, name_sr, name_en } = after;
      const isMoved = parent !== before.parent_id;
      if (isMoved && before.parent_id === null && (await hasMoney(transaction, id)))
        throw requestInvalid({ parent_id: PROBLEMS.has_money });
      if (after.icon !== before.icon) await drawParts(transaction, after);
      if (isMoved || name_sr !== before.name_sr || name_en !== before.name_en)
        await refileBenefits(transaction, { admin: editing.admin, category: after, tree, isMoved, now: editing.now });
    },
  });
}

function columnsOf({ tree, before }: Found, fields: BodyOf<typeof change>) {
  const parent = fields.parent_id === undefined ? before.parent_id : fields.parent_id;
  const name_sr = fields.name_sr ?? before.name_sr;
  const name_en = fields.name_en ?? before.name_en;
  const isMoved = parent !== before.parent_id;
  const hasParts = parent !== null && tree.some(({ parent_id }) => parent_id === before.id);
  const wrong = hasParts ? { parent_id: PROBLEMS.has_parts } : {};
  checkFields(tree, { id: before.id, parent_id: parent, name_sr, name_en }, wrong, isMoved);
  return {
    nameSr: fields.name_sr,
    nameEn: fields.name_en,
    parentId: parent,
    icon: iconOf(tree, parent) ?? fields.icon,
    private: fields.private,
    position: isMoved ? lastOf(tree, parent) + 1 : undefined,
  };
}

// A sub-category shows the icon of its parent.
const iconOf = (tree: readonly Placed[], parent: number | null) => tree.find(({ id }) => id === parent)?.icon;

const lastOf = (tree: readonly Placed[], parent: number | null) =>
  Math.max(0, ...tree.filter(({ parent_id }) => parent_id === parent).map(({ position }) => position));

type Wanted = Pick<AdminCategory, 'id' | 'parent_id' | 'name_sr' | 'name_en'>;

function checkFields(
  tree: readonly Placed[],
  wanted: Wanted,
  wrong: Record<string, Text> = {},
  isParentNew = true,
): void {
  const fields = { ...wrong };
  if (isParentNew && wanted.parent_id !== null && !fields.parent_id && !mayHold(tree, wanted))
    fields.parent_id = PROBLEMS.parent;
  for (const field of ['name_sr', 'name_en'] as const) {
    const problem = categoryNameProblem(wanted[field]) ?? (isTaken(tree, wanted, field) ? 'taken' : null);
    if (problem) fields[field] = PROBLEMS[problem];
  }
  if (Object.keys(fields).length > 0) throw requestInvalid(fields);
}

const mayHold = (tree: readonly Placed[], { id: own, parent_id: parent }: Wanted) =>
  tree.some(({ id, parent_id, active }) => id === parent && id !== own && parent_id === null && active);

const isTaken = (tree: readonly Placed[], wanted: Wanted, field: 'name_sr' | 'name_en') =>
  tree.some(
    ({ id, parent_id, [field]: name }) =>
      id !== wanted.id && parent_id === wanted.parent_id && searchKey(name) === searchKey(wanted[field]),
  );

async function drawParts(transaction: Transaction, { id, icon }: AdminCategory): Promise<void> {
  await ask(transaction, sql`update categories set icon = ${icon} where parent_id = ${id}::integer`);
}
