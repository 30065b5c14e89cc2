import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/documents/admin-documents.contract.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { serve } from '../endpoints/serve.ts';
import { putFile } from '../files/files.service.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { orderAll, readOrder } from '../records/one-order.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { changeDocument, insertDocument, replaceFile, showDocument } from './author-document.ts';
import { DOCUMENTS } from './document-list.ts';
import { findDocument } from './documents.service.ts';
import { readEditedDocument } from './stored-document.ts';

/** Documents of the download zone, for people who manage them. */
export function adminDocumentRoutes(app: FastifyInstance): void {
  serve(app, calls.listAdminDocuments, async ({ database, query }) => {
    const found = await readRecords<calls.ListedDocument, typeof query>(database, DOCUMENTS, query);
    return recordsAnswer(calls.listAdminDocuments.path, query, found);
  });

  serve(app, calls.getDocumentOrder, async ({ database }) => {
    const { ids } = await readOrder(database, 'documents');
    return { ids };
  });

  serve(app, calls.orderDocuments, async ({ database, caller, body, now }) => ({
    ids: await orderAll(database, { table: 'documents', kind: 'document.ordered', admin: caller, order: body, now }),
  }));

  serve(app, calls.addDocument, async ({ database, storage, caller, body, file, now }) => {
    const put = await putFile(storage, caller, { file, now });
    return insertDocument(database, { admin: caller, fields: body, put, now });
  });

  serve(app, calls.getDocument, ({ database, params }) => readEditedDocument(database, params.id));

  serve(app, calls.downloadAnyDocument, async ({ database, storage, params, reply }) =>
    sendStoredFile(reply, storage, await findDocument(database, params.id, { isAny: true })),
  );

  serve(app, calls.listDocumentChanges, ({ database, params, query }) =>
    recordChanges(database, { kind: 'document', recordId: params.id, path: calls.listDocumentChanges.path, query }),
  );

  serve(app, calls.changeDocument, ({ database, caller, params, body, seen, now }) =>
    changeDocument(database, { admin: caller, fields: body, id: params.id, seen, now }),
  );

  serve(app, calls.setDocumentFile, async ({ database, storage, caller, params, file, seen, now }) => {
    const put = await putFile(storage, caller, { file, now });
    return replaceFile(database, { admin: caller, id: params.id, seen, put, now });
  });

  serve(app, calls.withdrawDocument, ({ database, caller, params, body, seen, now }) =>
    showDocument(database, { admin: caller, id: params.id, seen, now, active: false, reason: body?.reason }),
  );

  serve(app, calls.offerDocument, ({ database, caller, params, seen, now }) =>
    showDocument(database, { admin: caller, id: params.id, seen, now, active: true }),
  );
}
