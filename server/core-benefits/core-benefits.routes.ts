import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/core-benefits/core-benefits.contract.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { serve } from '../endpoints/serve.ts';
import { putFile } from '../files/files.service.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { changeCore, insertCore } from './author-core.ts';
import { findDocument, replaceDocument } from './core-document.ts';
import { coreList } from './core-list.ts';
import { orderCore, readCoreOrder } from './core-place.ts';
import { saveCore } from './save-core.ts';
import { readCore, readEditedCore } from './stored-core.ts';

/** Core benefits of a company, for people who manage them, and the document of one, for all its people. */
export function coreBenefitRoutes(app: FastifyInstance): void {
  serve(app, calls.listCoreBenefits, async ({ database, caller, query }) => {
    const found = await readRecords<calls.ListedCoreBenefit, typeof query>(database, coreList(caller.companyId), query);
    return recordsAnswer(calls.listCoreBenefits.path, query, found);
  });

  serve(app, calls.getCoreOrder, async ({ database, caller }) => ({
    ids: await readCoreOrder(database, caller.companyId),
  }));

  serve(app, calls.orderCoreBenefits, async ({ database, caller, body, now }) => ({
    ids: await orderCore(database, { admin: caller, order: body, now }),
  }));

  serve(app, calls.addCoreBenefit, async ({ database, storage, caller, body, file, now }) => {
    const put = file ? await putFile(storage, caller, { file, now }) : null;
    return insertCore(database, { admin: caller, fields: body, put, now });
  });

  serve(app, calls.getCoreBenefit, ({ database, caller, params }) => readEditedCore(database, caller, params.id));

  serve(app, calls.listCoreBenefitChanges, async ({ database, caller, params, query }) => {
    await readCore(database, caller, params.id);
    const { companyId } = caller;
    const path = calls.listCoreBenefitChanges.path;
    return recordChanges(database, { companyId, kind: 'core', recordId: params.id, path, query });
  });

  serve(app, calls.changeCoreBenefit, ({ database, caller, params, body, seen, now }) =>
    changeCore(database, { admin: caller, fields: body, id: params.id, seen, now }),
  );

  documentRoutes(app);

  serve(app, calls.deactivateCoreBenefit, ({ database, caller, params, body, seen, now }) =>
    saveCore(
      database,
      { admin: caller, id: params.id, seen, now },
      {
        kind: 'core.deactivated',
        isOwn: false,
        write: async (_, { benefit }) => (benefit.active ? { chosen: { active: false } } : null),
        reason: body?.reason,
      },
    ),
  );

  serve(app, calls.reactivateCoreBenefit, ({ database, caller, params, seen, now }) =>
    saveCore(
      database,
      { admin: caller, id: params.id, seen, now },
      {
        kind: 'core.reactivated',
        isOwn: false,
        write: async (_, { benefit }) => (benefit.active ? null : { chosen: { active: true } }),
      },
    ),
  );
}

function documentRoutes(app: FastifyInstance): void {
  serve(app, calls.downloadAnyCoreDocument, async ({ database, storage, caller, params, reply }) =>
    sendStoredFile(reply, storage, await findDocument(database, caller, params.id, { isAny: true })),
  );

  serve(app, calls.setCoreDocument, async ({ database, storage, caller, params, file, seen, now }) => {
    const put = await putFile(storage, caller, { file, now });
    return replaceDocument(database, { admin: caller, id: params.id, seen, put, now });
  });

  serve(app, calls.removeCoreDocument, ({ database, caller, params, seen, now }) =>
    replaceDocument(database, { admin: caller, id: params.id, seen, put: null, now }),
  );

  serve(app, calls.downloadCoreDocument, async ({ database, storage, caller, params, reply }) =>
    sendStoredFile(reply, storage, await findDocument(database, caller, params.id)),
  );
}
