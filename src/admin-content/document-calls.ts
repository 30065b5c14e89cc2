import {
  addDocument,
  changeDocument,
  type EditedDocument,
  getDocument,
  getDocumentOrder,
  type ListedDocument,
  listAdminDocuments,
  listDocumentChanges,
  offerDocument,
} from '#contract/documents/admin-documents.contract.ts';
import { listDocuments } from '#contract/documents/documents.contract.ts';
import { type DocumentProblem, titleProblems } from '#contract/documents/documents.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { addedAlike, type Newest } from '../admin/added-alike.ts';
import { atRevision, recordAt, recordRead } from '../admin/at-revision.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The calls whose answers change with a document: people see it at once. */
export const DOCUMENT_CALLS = [
  listAdminDocuments,
  getDocument,
  getDocumentOrder,
  listDocumentChanges,
  listDocuments,
] as const;

/** A document as its form has it; its file is replaced by itself. */
export const editedOf = ({ title_sr, title_en, language, ...document }: EditedDocument): EditedRecord => ({
  fields: { title_sr, title_en, language },
  revision: document.revision,
  offered: document.active,
  by: document.changed.by?.name ?? null,
  at: document.changed.at,
});

/** The fields of the form. */
export const typedIn = ({ title_sr: sr, title_en: en, language }: Fields) => ({
  title_sr: String(sr ?? ''),
  title_en: String(en ?? ''),
  language: language === 'EN' ? ('EN' as const) : ('SR' as const),
});

/** What the rules, which the server has too, say of the fields. */
export const documentProblems = (fields: Fields): Record<string, DocumentProblem> =>
  Object.assign({}, titleProblems(typedIn(fields)));

/** What is sent of the changed fields. */
export function sentOf(changes: Fields): Partial<ReturnType<typeof typedIn>> {
  const typed = typedIn(changes);
  const names = (Object.keys(typed) as (keyof typeof typed)[]).filter((name) => name in changes);
  return Object.fromEntries(names.map((name) => [name, typed[name].trim()]));
}

/** A document, as its form has it. */
export async function readDocument(id: number, signal?: AbortSignal): Promise<EditedRecord> {
  return editedOf(await callEndpoint(getDocument, recordRead(id, signal)));
}

/** A document that is not there yet: what is written of it, and its file. */
export interface NewDocument {
  typed: ReturnType<typeof typedIn>;
  file: File;
}

export const sendDocument = ({ typed, file }: NewDocument) => callEndpoint(addDocument, { body: typed, file });

/** No answer came: whether one of the newest documents is the one that was just sent. */
export async function isAdded({ typed, file }: NewDocument): Promise<boolean> {
  const newest: Newest<ListedDocument> = (query) => callEndpoint(listAdminDocuments, { query });
  return (await addedAlike(newest, Object.assign({ bytes: file.size }, typed))).length > 0;
}

/** Reads a document for its form, and saves what was changed of it. */
export function documentCalls(open: string) {
  const params = { id: Number(open) };
  return {
    read: (signal: AbortSignal): Promise<EditedRecord> => readDocument(params.id, signal),
    save: async ({ seen, changes, restores }: SaveTry): Promise<EditedRecord> => {
      const body = sentOf(changes);
      const { revision } =
        Object.keys(body).length > 0
          ? await callEndpoint(changeDocument, { params, headers: atRevision(seen), body })
          : { revision: seen };
      if (restores) await callEndpoint(offerDocument, recordAt(params.id, revision));
      return readDocument(params.id);
    },
  };
}
