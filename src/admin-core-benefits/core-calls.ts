import { listBenefits } from '#contract/benefits/benefits.contract.ts';
import {
  addCoreBenefit,
  changeCoreBenefit,
  getCoreBenefit,
  getCoreOrder,
  type ListedCoreBenefit,
  listCoreBenefitChanges,
  listCoreBenefits,
  reactivateCoreBenefit,
} from '#contract/core-benefits/core-benefits.contract.ts';
import { ANSWER_LIMIT, ANSWER_LIMIT_OF_FILES } from '#contract/endpoint.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { atRevision, recordAt, recordRead } from '../admin/parts/at-revision.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { findAddedDuplicates, type Newest, type Sender } from '../admin/record/added-duplicates.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { documentIn, editedOf, NO_CORE, sentOf, textsOf } from './core-record.ts';

/** The calls whose answers change with a core benefit; the shop's are among them, for people see a change immediately. */
export const CORE_CALLS = [
  listCoreBenefits,
  getCoreBenefit,
  getCoreOrder,
  listCoreBenefitChanges,
  listBenefits,
] as const;

/** Reads a core benefit as fields of its form. */
export async function readCore(id: number, signal?: AbortSignal): Promise<EditedRecord> {
  return editedOf(await callEndpoint(getCoreBenefit, recordRead(id, signal)));
}

/** Reads a core benefit for its form, and saves the changes. `open` is its number, or `new`; `fileOf` returns the document of a new one. */
export function coreCalls(open: string, fileOf: () => File | undefined) {
  const params = { id: Number(open) };
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> => (open === NEW ? NO_CORE : readCore(params.id, signal)),
    findAdded: async (changes: Fields, sender: Sender): Promise<EditedRecord | null> => {
      const id = await findAdded(sentOf(changes), sender);
      return id === null ? null : readCore(id);
    },
    save: async ({ seen, changes, restores }: SaveTry): Promise<EditedRecord> => {
      const body = sentOf(changes);
      if (seen === 0) return readCore(await add(body, documentIn(changes) ? fileOf() : undefined));
      const { revision } =
        Object.keys(body).length > 0
          ? await callEndpoint(changeCoreBenefit, { params, headers: atRevision(seen), body })
          : { revision: seen };
      if (restores) await callEndpoint(reactivateCoreBenefit, recordAt(params.id, revision));
      return readCore(params.id);
    },
    answerLimit: (changes: Fields): number => (documentIn(changes) ? ANSWER_LIMIT_OF_FILES : ANSWER_LIMIT),
  };
}

async function add({ category_id: category = 0, ...texts }: ReturnType<typeof sentOf>, file: File | undefined) {
  const body = Object.assign({ category_id: category }, texts);
  const { id } = await callEndpoint(addCoreBenefit, file ? { body, file } : { body });
  return id;
}

/** The sender's newest own core benefit with these names: a save without an answer may have added it. */
async function findAdded(body: ReturnType<typeof sentOf>, sender: Sender): Promise<number | null> {
  const { name_sr, name_en } = textsOf(body);
  const newest: Newest<ListedCoreBenefit> = (query) =>
    callEndpoint(listCoreBenefits, { query: { ...query, whose: 'own' } });
  const [added] = await findAddedDuplicates(newest, { name_sr, name_en }, sender);
  return added?.id ?? null;
}
