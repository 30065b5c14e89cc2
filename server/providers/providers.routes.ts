import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/providers/admin-providers.contract.ts';
import { countMemory } from '../benefits/catalogue-memory.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { serve } from '../endpoints/serve.ts';
import { notFound } from '../errors/request.errors.ts';
import { putFile } from '../files/files.service.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { changeProvider, insertProvider } from './author-provider.ts';
import { deactivateProvider, reactivateProvider, readImpact } from './end-provider.ts';
import { PROVIDERS, PROVIDERS_FILE } from './provider-list.ts';
import { findPicture, setPicture } from './provider-picture.ts';
import { readEditedProvider } from './stored-provider.ts';

const FOR_EVER = 'private, max-age=31536000, immutable';

/** Providers, for administrators. */
export function providerRoutes(app: FastifyInstance): void {
  serve(app, calls.listProviders, async ({ database, caller, query }) => {
    const memory = countMemory(database, caller, 'providers');
    const found = await readRecords<calls.ListedProvider, typeof query>(database, PROVIDERS, query, memory);
    return recordsAnswer(calls.listProviders.path, query, found);
  });

  serve(app, calls.exportProviders, (call) => exportRecords(call, PROVIDERS, PROVIDERS_FILE));

  serve(app, calls.addProvider, ({ database, caller, body, now }) =>
    insertProvider(database, { admin: caller, fields: body, now }),
  );

  serve(app, calls.getProvider, ({ database, params }) => readEditedProvider(database, params.id));

  serve(app, calls.listProviderChanges, ({ database, params, query }) =>
    recordChanges(database, { kind: 'provider', recordId: params.id, path: calls.listProviderChanges.path, query }),
  );

  serve(app, calls.changeProvider, ({ database, caller, params, body, seen, now }) =>
    changeProvider(database, { admin: caller, fields: body, id: params.id, seen, now }),
  );

  serve(app, calls.setProviderPicture, async ({ database, storage, caller, params, file, seen, now }) => {
    const put = await putFile(storage, caller, { file, now });
    return setPicture(database, { admin: caller, id: params.id, seen, now, put });
  });

  serve(app, calls.removeProviderPicture, ({ database, caller, params, seen, now }) =>
    setPicture(database, { admin: caller, id: params.id, seen, now, put: null }),
  );

  serve(app, calls.getProviderImpact, ({ database, params }) => readImpact(database, params.id));

  serve(app, calls.deactivateProvider, ({ database, caller, params, body, seen, now }) =>
    deactivateProvider(database, { admin: caller, id: params.id, seen, now, impact: body.impact, reason: body.reason }),
  );

  serve(app, calls.reactivateProvider, ({ database, caller, params, seen, now }) =>
    reactivateProvider(database, { admin: caller, id: params.id, seen, now }),
  );

  app.get('/files/providers/*', async ({ url }, reply) => {
    const picture = await findPicture(app.shop.database, url.split('?')[0] ?? '');
    if (!picture) throw notFound();
    return sendStoredFile(reply, app.shop.storage, picture, FOR_EVER);
  });
}
