import * as z from 'zod/mini';
import { listOfChanges } from '../changes/changes.contract.ts';
import { defineEndpoint, type FilePart, idParams } from '../endpoint.ts';
import { LANGUAGES_OF_TEXTS } from '../language/text-language.ts';
import { language } from '../money/money.contract.ts';
import { reason } from '../records/ending.contract.ts';
import { lastChanged, onlyIds, recordsOf, recordsPage, recordsQuery, state } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { LONGEST_TITLE, MOST_DOCUMENTS } from './documents.rules.ts';

const missing = z.enum(LANGUAGES_OF_TEXTS);

const document = z.object({
  id: z.int(),
  title_sr: z.string(),
  title_en: z.string(),
  language: language.check(z.describe('Of the document itself.')),
  name: z.string().check(z.describe("The file's.")),
  type: z.string().check(z.describe('As in Content-Type.')),
  bytes: z.int(),
  active: z.boolean(),
  revision,
  changed_at: z.string(),
});

/** A document as the server answers it after saving. */
export type AdminDocument = z.infer<typeof document>;

const editedDocument = z.extend(document, { changed: lastChanged });

/** A document as its form in administration reads it. */
export type EditedDocument = z.infer<typeof editedDocument>;

const listedDocument = z.extend(z.omit(document, { changed_at: true }), {
  missing: z.array(missing).check(z.describe('The languages in which it has no title.')),
  changed: lastChanged,
});

export type ListedDocument = z.infer<typeof listedDocument>;

const ADMIN = { audience: 'admin', permission: 'platform.content' } as const;

const { search, ordering } = recordsQuery(['position', 'changed']);

/** Filters of the list. */
export const DOCUMENT_FILTERS = {
  search,
  state,
  language: z.optional(language),
  missing: z.optional(missing).check(z.describe('Only what has no title in that language.')),
  ids: onlyIds,
};

export const listAdminDocuments = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/documents/',
  summary: 'Documents in their order, with who changed each last.',
  query: z.strictObject({ ...DOCUMENT_FILTERS, ordering, ...recordsPage }),
  answer: recordsOf(listedDocument),
});

/** Accepted file types and size of a document. */
export const DOCUMENT_FILE = {
  field: 'file',
  types: ['application/pdf'],
  mostBytes: 10 * 1024 * 1024,
  required: true,
} as const satisfies FilePart;

const title = z.string().check(z.trim(), z.maxLength(LONGEST_TITLE));

export const addDocument = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/documents/',
  summary: 'A new document, the last of all, shown at once. Multipart. 409 documents.full when there are 500.',
  status: 201,
  body: z.strictObject({ title_sr: z.optional(title), title_en: z.optional(title), language }),
  file: DOCUMENT_FILE,
  answer: document,
});

export const getDocument = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/documents/{id}/',
  summary: 'A document, with who changed it last.',
  params: idParams,
  answer: editedDocument,
});

export const downloadAnyDocument = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/documents/{id}/file/',
  summary: 'The file of a document, shown or not, as attachment.',
  status: 200,
  params: idParams,
});

export const listDocumentChanges = listOfChanges({
  path: '/admin/documents/{id}/changes/',
  permission: 'platform.content',
  params: idParams,
});

export const changeDocument = defineEndpoint({
  ...ADMIN,
  method: 'PATCH',
  path: '/admin/documents/{id}/',
  summary: 'Changes what a document is called, or in which language it is.',
  revision: 'required',
  params: idParams,
  body: z.strictObject({ title_sr: z.optional(title), title_en: z.optional(title), language: z.optional(language) }),
  answer: document,
});

export const setDocumentFile = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/documents/{id}/file/',
  status: 200,
  summary: 'Replaces the file of a document; the former one is removed.',
  revision: 'required',
  params: idParams,
  file: DOCUMENT_FILE,
  answer: document,
});

const ids = z.array(z.int().check(z.gte(1))).check(z.maxLength(MOST_DOCUMENTS));
const documentOrder = z.object({ ids });

export const getDocumentOrder = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/documents/order/',
  summary: 'The ids of all documents, shown or not, in their order.',
  answer: documentOrder,
});

export const orderDocuments = defineEndpoint({
  ...ADMIN,
  method: 'PUT',
  path: '/admin/documents/order/',
  summary:
    'Puts all documents in this order. 409 order.changed unless `seen` is their order now and `ids` are the same.',
  body: z.strictObject({ ids, seen: ids }),
  answer: documentOrder,
});

export const withdrawDocument = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/documents/{id}/withdraw/',
  summary: 'Shows a document to nobody any more; it keeps its place and its file.',
  status: 200,
  revision: 'required',
  params: idParams,
  body: z.optional(z.strictObject({ reason: z.optional(reason) })),
  answer: document,
});

export const offerDocument = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/documents/{id}/offer/',
  summary: 'Shows a document to people again.',
  status: 200,
  revision: 'required',
  params: idParams,
  answer: document,
});
