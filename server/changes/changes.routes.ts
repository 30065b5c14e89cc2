import type { FastifyInstance } from 'fastify';
import { COMPANY_RECORD_KINDS, PLATFORM } from '#contract/changes/change-kinds.ts';
import {
  exportChanges,
  exportOwnChanges,
  getChange,
  listChanges,
  listOwnChanges,
  listSeals,
  verifySeals,
} from '#contract/changes/changes.contract.ts';
import { checkDays } from '../calendar/check-days.ts';
import { inTransaction } from '../database/transaction.ts';
import { historyAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import type { PersonKey } from '../people/person-key.ts';
import { readChange, readChanges, readSeals } from './changes.service.ts';
import * as file from './export-changes.ts';
import { noteChange } from './note-change.ts';
import * as seals from './verify-seals.ts';
import { withoutBirth } from './without-birth.ts';

/** Calls of the log of changes, and of the check of its seals. */
export function changeRoutes(app: FastifyInstance): void {
  serve(app, listChanges, async ({ database, caller, query }) => {
    checkDays(query);
    return historyAnswer(listChanges.path, query, await readChanges(database, query, caller.language));
  });

  serve(app, listOwnChanges, async ({ database, caller, query }) => {
    checkDays(query);
    const rows = await readChanges(database, ownOf(caller, query), caller.language);
    return historyAnswer(listOwnChanges.path, query, rows.map(withoutBirth));
  });

  serve(app, exportChanges, (call) => {
    checkDays(call.query);
    return file.exportChanges(call, call.query);
  });

  serve(app, exportOwnChanges, (call) => {
    checkDays(call.query);
    return file.exportChanges(call, ownOf(call.caller, call.query), withoutBirth);
  });

  serve(app, getChange, ({ database, caller, params }) => readChange(database, params.id, caller.language));

  serve(app, listSeals, async ({ database, query }) =>
    historyAnswer(listSeals.path, query, await readSeals(database, query)),
  );

  serve(app, verifySeals, async ({ database, caller, body, now }) => {
    const found = await seals.verifySeals(database, body?.after);
    const values = [
      { field: 'seals', before: null, after: found.seals },
      { field: 'broken', before: null, after: found.broken.map(({ id }) => id) },
    ];
    const changed = { kind: 'changes.verified' as const, companyId: PLATFORM, recordId: 'seals', values };
    await inTransaction(database, (transaction) => noteChange(transaction, caller, changed, now));
    return found;
  });
}

const ownOf = <Query extends object>({ companyId: company }: PersonKey, query: Query) =>
  Object.assign({}, query, { company, addressesOf: company, kinds: COMPANY_RECORD_KINDS });
