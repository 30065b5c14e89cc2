import type { FastifyInstance } from 'fastify';
import { benefitImports, commitBenefitImport as commitCall } from '#contract/imports/benefit-imports.contract.ts';
import * as calls from '#contract/imports/imports.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { sendingMoment } from '../registration/send-on.ts';
import { commitBenefits } from './benefits/commit-benefits.ts';
import { commitImport } from './commit-import.ts';
import { type EndedQuery, endedList } from './ended-list.ts';
import { type MissingQuery, missingList } from './missing-list.ts';
import { readImport } from './read-import.ts';
import { serveImports } from './serve-imports.ts';

const kind = 'people' as const;

/** Imports of people into a company, and who is missing in them. */
export function importRoutes(app: FastifyInstance): void {
  serveImports(app, kind, calls.peopleImports);

  serve(app, calls.listMissing, async ({ database, caller: { companyId }, params: { id }, query, now }) => {
    const key = { companyId, id, kind };
    type Missing = { id: number; name: string; email: string; unit: string; state: 'active' };
    const found = await readRecords<Missing, MissingQuery>(database, missingList(key, now), query);
    if (found.results.length === 0) await readImport(database, key, now);
    return recordsAnswer(calls.listMissing.path.replace('{id}', String(id)), query, found);
  });

  serve(app, calls.listEnded, async ({ database, caller: { companyId }, params: { id }, query, now }) => {
    const key = { companyId, id, kind };
    const found = await readRecords<calls.EndedPerson, EndedQuery>(database, endedList(key), query);
    if (found.results.length === 0) await readImport(database, key, now);
    return recordsAnswer(calls.listEnded.path.replace('{id}', String(id)), query, found);
  });

  serve(app, calls.commitImport, async ({ database, caller, params: { id }, body, now }) => {
    const key = { companyId: caller.companyId, id, kind };
    const invite = body.invite ? { sendAt: sendingMoment(body.on, now) } : null;
    const end = body.end
      ? { people: body.end.people, lastDay: body.end.last_day, count: body.end.count ?? null, reason: body.end.reason }
      : null;
    await commitImport(database, { by: caller, key, end, invite, now });
    return readImport(database, key, now);
  });
}

/** Imports of benefits. */
export function benefitImportRoutes(app: FastifyInstance): void {
  serveImports(app, 'benefits', benefitImports);

  serve(app, commitCall, async ({ database, caller, params: { id }, now }) => {
    const key = { companyId: caller.companyId, id, kind: 'benefits' } as const;
    await commitBenefits(database, { by: caller, key, now });
    return readImport(database, key, now);
  });
}
