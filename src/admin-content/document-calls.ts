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
import { atRevision, recordAt, recordRead } from '../admin/parts/at-revision.ts';
import { findAddedDuplicates, type Newest } from '../admin/record/added-duplicates.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The calls whose answers change with a document; the shop's list is one of them, for people see a change immediately. */
export const DOCUMENT_CALLS = [
  listAdminDocuments,
  getDocument,
  getDocumentOrder,
  listDocumentChanges,
  listDocuments,
] as const;

/** A document as fields of its form; its file is replaced by a call of its own. */
export const editedOf = ({ title_sr, title_en, language, ...document }: EditedDocument): EditedRecord => ({
  fields: { title_sr, title_en, language },
  revision: document.revision,
  offered: document.active,
  by: document.changed.by?.name ?? null,
  at: document.changed.at,
});

/** The typed fields of the form. */
export const typedIn = ({ title_sr: sr, title_en: en, language }: Fields) => ({
  title_sr: String(sr ?? ''),
  title_en: String(en ?? ''),
  language: language === 'EN' ? ('EN' as const) : ('SR' as const),
});

/** Problems of the fields, by the rules that the server applies too. */
export const documentProblems = (fields: Fields): Record<string, DocumentProblem> =>
  Object.assign({}, titleProblems(typedIn(fields)));

/** The changed fields as the call takes them. */
export function sentOf(changes: Fields): Partial<ReturnType<typeof typedIn>> {
  const typed = typedIn(changes);
  const names = (Object.keys(typed) as (keyof typeof typed)[]).filter((name) => name in changes);
  return Object.fromEntries(names.map((name) => [name, typed[name].trim()]));
}

/** Reads a document as fields of its form. */
export async function readDocument(id: number, signal?: AbortSignal): Promise<EditedRecord> {
  return editedOf(await callEndpoint(getDocument, recordRead(id, signal)));
}

/** A new document: its fields and its file. */
export interface NewDocument {
  typed: ReturnType<typeof typedIn>;
  file: File;
}

export const sendDocument = ({ typed, file }: NewDocument) => callEndpoint(addDocument, { body: typed, file });

/** Whether one of the newest documents is the one that was just sent, asked where no answer came. */
export async function isAdded({ typed, file }: NewDocument): Promise<boolean> {
  const newest: Newest<ListedDocument> = (query) => callEndpoint(listAdminDocuments, { query });
  return (await findAddedDuplicates(newest, Object.assign({ bytes: file.size }, typed))).length > 0;
}

/** Reads a document for its form, and saves the changes. */
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
