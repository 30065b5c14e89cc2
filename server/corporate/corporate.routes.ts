import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/corporate/corporate.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { countExport } from '../endpoints/count-export.ts';
import { sendCsv } from '../endpoints/send-csv.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords, fileOf } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { REPORT_FILE } from '../reports/report-file.ts';
import { readUnits } from '../staff/units.ts';
import { ORDERS_FILE, orderList, toOrder } from './corporate-orders.ts';
import { peopleFile, peopleList, sumPeople, toPerson } from './corporate-people.ts';
import { REQUESTS_FILE, requestList, toRequest } from './corporate-requests.ts';
import { readSummary } from './corporate-summary.ts';
import { linesOfSummary } from './summary-file.ts';

type Asked<Call> = NonNullable<QueryOf<Call>>;

/** Calls for the figures of the caller's own company, with names; the company comes from the session only. */
export function corporateRoutes(app: FastifyInstance): void {
  summaryRoutes(app);
  peopleRoutes(app);
  orderRoutes(app);
  requestRoutes(app);
}

function summaryRoutes(app: FastifyInstance): void {
  serve(app, calls.getCorporateSummary, ({ database, caller, query, now }) =>
    readSummary(database, caller, query, now),
  );

  serve(app, calls.exportCorporateSummary, async ({ database, caller, query, reply, now }) => {
    const summary = await readSummary(database, caller, query, now);
    await countExport(database, caller, now);
    return sendCsv(reply, fileOf(REPORT_FILE, linesOfSummary(summary)), now);
  });
}

function peopleRoutes(app: FastifyInstance): void {
  const { listCorporatePeople: list } = calls;

  serve(app, list, async ({ database, caller, query, now }) => {
    const people = peopleList(caller.companyId, now, query);
    const found = await readRecords<calls.CorporatePerson, Asked<typeof list>>(database, people, query);
    return recordsAnswer(list.path, query, Object.assign({}, found, { results: found.results.map(toPerson) }));
  });

  serve(app, calls.sumCorporatePeople, ({ database, caller, query, now }) =>
    sumPeople(database, caller.companyId, query, now),
  );

  serve(app, calls.listCorporateUnits, async ({ database, caller }) => ({
    results: await readUnits(database, caller),
  }));

  serve(app, calls.exportCorporatePeople, (call) =>
    exportRecords(call, peopleList(call.caller.companyId, call.now, call.query), peopleFile(call.caller.currency)),
  );
}

function orderRoutes(app: FastifyInstance): void {
  const { listCorporateOrders: list } = calls;

  serve(app, list, async ({ database, caller, query }) => {
    const orders = orderList(caller.companyId, caller.language);
    const found = await readRecords<calls.CorporateOrder, Asked<typeof list>>(database, orders, query);
    return recordsAnswer(list.path, query, Object.assign({}, found, { results: found.results.map(toOrder) }));
  });

  serve(app, calls.exportCorporateOrders, (call) =>
    exportRecords(call, orderList(call.caller.companyId, call.caller.language), ORDERS_FILE),
  );
}

function requestRoutes(app: FastifyInstance): void {
  const { listCorporateRequests: list } = calls;

  serve(app, list, async ({ database, caller, query }) => {
    const requests = requestList(caller.companyId);
    const found = await readRecords<calls.CorporateRequest, Asked<typeof list>>(database, requests, query);
    return recordsAnswer(list.path, query, Object.assign({}, found, { results: found.results.map(toRequest) }));
  });

  serve(app, calls.exportCorporateRequests, (call) =>
    exportRecords(call, requestList(call.caller.companyId), REQUESTS_FILE),
  );
}
