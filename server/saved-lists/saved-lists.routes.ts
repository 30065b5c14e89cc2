import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/saved-lists/saved-lists.contract.ts';
import { serve } from '../endpoints/serve.ts';
import * as lists from './saved-lists.service.ts';
import { readSavedLists } from './seen-lists.ts';

/** Lists with a name: the same calls on each site. */
export function savedListRoutes(app: FastifyInstance): void {
  const platform = 'platform' as const;
  const company = 'company' as const;

  serve(app, calls.readSavedLists, async ({ database, caller, query: { list } }) => ({
    results: await readSavedLists(database, { caller, site: platform }, list),
  }));
  serve(app, calls.readCompanySavedLists, async ({ database, caller, query: { list } }) => ({
    results: await readSavedLists(database, { caller, site: company }, list),
  }));

  serve(app, calls.addSavedList, ({ database, caller, body, now }) =>
    lists.addSavedList(database, { caller, site: platform }, { body, now }),
  );
  serve(app, calls.addCompanySavedList, ({ database, caller, body, now }) =>
    lists.addSavedList(database, { caller, site: company }, { body, now }),
  );

  serve(app, calls.changeSavedList, ({ database, caller, params: { id }, body }) =>
    lists.changeSavedList(database, { caller, site: platform }, { id, body }),
  );
  serve(app, calls.changeCompanySavedList, ({ database, caller, params: { id }, body }) =>
    lists.changeSavedList(database, { caller, site: company }, { id, body }),
  );

  serve(app, calls.removeSavedList, ({ database, caller, params: { id }, now }) =>
    lists.removeSavedList(database, { caller, site: platform }, { id, now }),
  );
  serve(app, calls.removeCompanySavedList, ({ database, caller, params: { id }, now }) =>
    lists.removeSavedList(database, { caller, site: company }, { id, now }),
  );

  serve(app, calls.restoreSavedList, ({ database, caller, params: { id } }) =>
    lists.restoreSavedList(database, { caller, site: platform }, id),
  );
  serve(app, calls.restoreCompanySavedList, ({ database, caller, params: { id } }) =>
    lists.restoreSavedList(database, { caller, site: company }, id),
  );

  serve(app, calls.tellSavedList, ({ database, caller, params: { id }, body: { morning } }) =>
    lists.tellSavedList(database, { caller, site: platform }, { id, morning }),
  );
  serve(app, calls.tellCompanySavedList, ({ database, caller, params: { id }, body: { morning } }) =>
    lists.tellSavedList(database, { caller, site: company }, { id, morning }),
  );

  serve(app, calls.orderSavedLists, async ({ database, caller, body }) => ({
    results: await lists.orderSavedLists(database, { caller, site: platform }, body),
  }));
  serve(app, calls.orderCompanySavedLists, async ({ database, caller, body }) => ({
    results: await lists.orderSavedLists(database, { caller, site: company }, body),
  }));
}
