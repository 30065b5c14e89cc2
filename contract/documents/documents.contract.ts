import * as z from 'zod/mini';
import { defineEndpoint, idParams, pageOf, pageQuery } from '../endpoint.ts';
import { inOtherLanguage, language } from '../money/money.contract.ts';

const document = z.object({
  id: z.int(),
  title: z.string(),
  in_other_language: inOtherLanguage,
  language: language.check(z.describe('Of the document itself.')),
  name: z.string().check(z.describe("The file's.")),
  type: z.string().check(z.describe('As in Content-Type.')),
  bytes: z.int(),
});

export type Document = z.infer<typeof document>;

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/v2/documents/',
  audience: 'employee',
  summary: "Documents to download, those in the reader's language first.",
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(100))),
    ...pageQuery,
  }),
  answer: pageOf(document),
});

export const downloadDocument = defineEndpoint({
  method: 'GET',
  path: '/v2/documents/{id}/file/',
  audience: 'employee',
  summary: 'The file of a document, as attachment.',
  status: 200,
  params: idParams,
});
