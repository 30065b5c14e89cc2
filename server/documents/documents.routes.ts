import type { FastifyInstance } from 'fastify';
import { downloadDocument, listDocuments } from '#contract/documents/documents.contract.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { notFound } from '../errors/request.errors.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { findDocument, readDocuments } from './documents.service.ts';

const LARGEST_INTEGER = 2_147_483_647;

/** The download zone. */
export function documentRoutes(app: FastifyInstance): void {
  serve(app, listDocuments, async ({ database, caller, query }) => {
    const { count, results } = await readDocuments(database, caller.language, query);
    return pageAnswer(listDocuments.path, query, count, results);
  });

  serve(app, downloadDocument, async ({ database, storage, params, reply }) => {
    if (params.id > LARGEST_INTEGER) throw notFound();
    return sendStoredFile(reply, storage, await findDocument(database, params.id));
  });
}
