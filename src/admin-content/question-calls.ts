import {
  addQuestion,
  changeQuestion,
  getQuestion,
  type ListedQuestion,
  listAdminQuestions,
  offerQuestion,
} from '#contract/help/admin-questions.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { atRevision, recordRead } from '../admin/parts/at-revision.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { findAddedDuplicates, type Newest, type Sender } from '../admin/record/added-duplicates.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { editedOf, NO_QUESTION, sentOf, textsOf } from './question-record.ts';

/** Reads a question for its form, and saves the changes. `open` is its number, or `new`. */
export function questionCalls(open: string) {
  const params = { id: Number(open) };
  const read = async (id: number, signal?: AbortSignal) =>
    editedOf(await callEndpoint(getQuestion, recordRead(id, signal)));
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> => (open === NEW ? NO_QUESTION : read(params.id, signal)),
    findAdded: async (changes: Fields, sender: Sender): Promise<EditedRecord | null> => {
      const id = await findAdded(changes, sender);
      return id === null ? null : read(id);
    },
    save: async ({ seen, changes, restores }: SaveTry): Promise<EditedRecord> => {
      if (seen === 0) return read(await add(changes));
      const headers = atRevision(seen);
      const body = sentOf(changes);
      const { revision } =
        Object.keys(body).length > 0
          ? await callEndpoint(changeQuestion, { params, headers, body })
          : { revision: seen };
      if (restores) await callEndpoint(offerQuestion, { params, headers: atRevision(revision) });
      return read(params.id);
    },
  };
}

async function add(changes: Fields): Promise<number> {
  const { id } = await callEndpoint(addQuestion, {
    body: Object.assign(sentOf(changes), { active: changes.active !== false }),
  });
  return id;
}

/** The sender's newest question with these texts: a save without an answer may have added it. */
async function findAdded(changes: Fields, sender: Sender): Promise<number | null> {
  const { topic_sr, topic_en, question_sr, question_en } = textsOf(changes);
  const active = changes.active !== false;
  const newest: Newest<ListedQuestion> = (query) => callEndpoint(listAdminQuestions, { query });
  const [added] = await findAddedDuplicates(newest, { topic_sr, topic_en, question_sr, question_en, active }, sender);
  return added?.id ?? null;
}
