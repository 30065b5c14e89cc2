import type { FastifyInstance } from 'fastify';
import type { EndedPerson, MissingPerson, PeopleImportCalls } from '#contract/imports/people-import-calls.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { sendingMoment } from '../registration/send-on.ts';
import { commitImport } from './commit-import.ts';
import { type EndedQuery, endedList } from './ended-list.ts';
import { keyAt, type PeoplePlace } from './import-places.ts';
import { type MissingQuery, missingList } from './missing-list.ts';
import { readImport } from './read-import.ts';
import { serveImports } from './serve-imports.ts';

/** Serves the calls of people imports, on either site. */
export function servePeopleImports(app: FastifyInstance, place: PeoplePlace, calls: PeopleImportCalls): void {
  serveImports(app, place, calls);

  serve(app, calls.listMissing, async ({ database, caller, params: { id }, query, now }) => {
    const key = await keyAt(place, database, caller, id);
    const found = await readRecords<MissingPerson, MissingQuery>(database, missingList(key, now), query);
    if (found.results.length === 0) await readImport(database, key, now);
    return recordsAnswer(calls.listMissing.path.replace('{id}', String(id)), query, found);
  });

  serve(app, calls.listEnded, async ({ database, caller, params: { id }, query, now }) => {
    const key = await keyAt(place, database, caller, id);
    const found = await readRecords<EndedPerson, EndedQuery>(database, endedList(key), query);
    if (found.results.length === 0) await readImport(database, key, now);
    return recordsAnswer(calls.listEnded.path.replace('{id}', String(id)), query, found);
  });

  serve(app, calls.commitImport, async ({ database, caller, params: { id }, body, now }) => {
    const key = await keyAt(place, database, caller, id);
    const invite = body.invite ? { sendAt: sendingMoment(body.on, now) } : null;
    const end = body.end
      ? { people: body.end.people, lastDay: body.end.last_day, count: body.end.count ?? null, reason: body.end.reason }
      : null;
    await commitImport(database, { by: caller, place, key, end, invite, now });
    return readImport(database, key, now);
  });
}
