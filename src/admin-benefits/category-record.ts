import {
  type AdminCategory,
  addCategory,
  changeCategory,
  type EditedCategory,
  getCategory,
  listAdminCategories,
  reactivateCategory,
} from '#contract/admin-benefits/admin-categories.contract.ts';
import { categoryNameProblem } from '#contract/admin-benefits/category.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { isAddedDuplicate } from '../admin/record/added-duplicates.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Fields of a new category. */
const NO_CATEGORY: EditedRecord = {
  fields: { name_sr: '', name_en: '', parent_id: '', icon: '', private: false },
  revision: 0,
  offered: true,
  by: null,
  at: null,
};

/** A category as fields of its form; `parent_id` is a text, '' for the first level. */
export const editedOf = (category: EditedCategory): EditedRecord => ({
  fields: {
    name_sr: category.name_sr,
    name_en: category.name_en,
    parent_id: category.parent_id === null ? '' : String(category.parent_id),
    icon: category.icon,
    private: category.private,
  },
  revision: category.revision,
  offered: category.active,
  by: category.changed.by?.name ?? null,
  at: category.changed.at,
});

const textOf = (fields: Fields, name: string) => String(fields[name] ?? '');

/** Problems of the fields, by the rules that the server applies too. */
export function categoryProblems(fields: Fields): Problems {
  const names = (['name_sr', 'name_en'] as const).map(
    (name) => [name, categoryNameProblem(textOf(fields, name))] as const,
  );
  const icon = textOf(fields, 'parent_id') === '' && textOf(fields, 'icon') === '' ? 'icon' : null;
  return Object.fromEntries([...names, ['icon', icon] as const].filter(([, problem]) => problem !== null)) as Problems;
}

type Sent = BodyOf<typeof changeCategory>;

/** The present fields as the call takes them. A child takes the drawing of its category. */
function sentOf(changes: Fields): Sent {
  const sent: Record<string, unknown> = {};
  for (const name of ['name_sr', 'name_en'] as const) if (name in changes) sent[name] = textOf(changes, name).trim();
  if ('private' in changes) sent.private = changes.private === true;
  if ('parent_id' in changes) sent.parent_id = Number(textOf(changes, 'parent_id')) || null;
  if (textOf(changes, 'icon') !== '' && !sent.parent_id) sent.icon = changes.icon;
  return sent as Sent;
}

/** Reads a category for its form, and saves the changes. `open` is its number, or `new`. */
export function categoryCalls(open: string) {
  const params = { id: Number(open) };
  const tried = new Set<string>();
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> =>
      open === NEW ? NO_CATEGORY : editedOf(await callEndpoint(getCategory, { params, signal })),
    findAdded: async (changes: Fields): Promise<EditedRecord | null> => {
      const added = await findAdded(changes);
      return added && editedOf(await callEndpoint(getCategory, { params: { id: added.id } }));
    },
    save: async ({ seen, changes, restores, key }: SaveTry): Promise<EditedRecord> => {
      const isAgain = tried.has(key);
      tried.add(key);
      const { id } = seen === 0 ? await add(changes, isAgain) : await change(params.id, { seen, changes, restores });
      return editedOf(await callEndpoint(getCategory, { params: { id } }));
    },
  };
}

async function change(id: number, { seen, changes, restores }: Pick<SaveTry, 'seen' | 'changes' | 'restores'>) {
  let revision = seen;
  if (restores) revision = (await callEndpoint(reactivateCategory, recordAt(id, revision))).revision;
  const body = sentOf(changes);
  if (Object.keys(body).length > 0) await callEndpoint(changeCategory, { ...recordAt(id, revision), body });
  return { id };
}

/** Adds a category. Where this repeats a call without an answer, the category that has the name may be the one that it added. */
async function add(changes: Fields, isAgain: boolean): Promise<Pick<AdminCategory, 'id'>> {
  const body = sentOf(changes) as BodyOf<typeof addCategory>;
  try {
    return await callEndpoint(addCategory, { body });
  } catch (error) {
    if (!isAgain || !(error instanceof ApiError) || error.status !== 400) throw error;
    const added = await findAdded(changes);
    if (!added) throw error;
    return added;
  }
}

/** The category of the tree with these fields: a save without an answer may have added it. */
async function findAdded(changes: Fields): Promise<Pick<AdminCategory, 'id'> | null> {
  const { name_sr, name_en, parent_id = null, private: isPrivate = false } = sentOf(changes);
  const { results } = await callEndpoint(listAdminCategories);
  const all = results.flatMap((root) => [root, ...root.children]);
  return all.find((one) => isAddedDuplicate(one, { name_sr, name_en, parent_id, private: isPrivate })) ?? null;
}
