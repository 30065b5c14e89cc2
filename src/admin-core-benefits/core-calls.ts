import { listBenefits } from '#contract/benefits/benefits.contract.ts';
import {
  addCoreBenefit,
  changeCoreBenefit,
  getCoreBenefit,
  getCoreOrder,
  listCoreBenefitChanges,
  listCoreBenefits,
  reactivateCoreBenefit,
} from '#contract/core-benefits/core-benefits.contract.ts';
import { isSame } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { atRevision, recordAt } from '../admin/at-revision.ts';
import { NEW } from '../admin/list-address.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { editedOf, NO_CORE, sentOf, textsOf } from './core-record.ts';

/** The calls whose answers change with a core benefit: its people see it at once. */
export const CORE_CALLS = [
  listCoreBenefits,
  getCoreBenefit,
  getCoreOrder,
  listCoreBenefitChanges,
  listBenefits,
] as const;

/** A core benefit, as its form has it. */
export async function readCore(id: number, signal?: AbortSignal): Promise<EditedRecord> {
  return editedOf(await callEndpoint(getCoreBenefit, signal ? { params: { id }, signal } : { params: { id } }));
}

/** Reads a core benefit for its form, and saves what was changed of it. `open` is its number, or `new`; `fileOf` answers the document of a new one. */
export function coreCalls(open: string, fileOf: () => File | undefined) {
  const params = { id: Number(open) };
  const tried = new Set<string>();
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> => (open === NEW ? NO_CORE : readCore(params.id, signal)),
    save: async ({ seen, changes, restores, key }: SaveTry): Promise<EditedRecord> => {
      const body = sentOf(changes);
      if (seen === 0) {
        const isAgain = tried.has(key);
        tried.add(key);
        return readCore((isAgain && (await findAdded(body))) || (await add(body, fileOf())));
      }
      const { revision } =
        Object.keys(body).length > 0
          ? await callEndpoint(changeCoreBenefit, { params, headers: atRevision(seen), body })
          : { revision: seen };
      if (restores) await callEndpoint(reactivateCoreBenefit, recordAt(params.id, revision));
      return readCore(params.id);
    },
  };
}

async function add({ category_id: category = 0, ...texts }: ReturnType<typeof sentOf>, file: File | undefined) {
  const body = Object.assign({ category_id: category }, texts);
  const { id } = await callEndpoint(addCoreBenefit, file ? { body, file } : { body });
  return id;
}

/** Asked once more because no answer came, the newest own one may be the one that was just added. */
async function findAdded(body: ReturnType<typeof sentOf>): Promise<number | null> {
  const { results } = await callEndpoint(listCoreBenefits, {
    query: { ordering: '-changed', whose: 'own', page_size: 5 },
  });
  const { name_sr, name_en } = textsOf(body);
  const added = results.find((row) => row.revision === 1 && isSame([row.name_sr, row.name_en], [name_sr, name_en]));
  return added?.id ?? null;
}
