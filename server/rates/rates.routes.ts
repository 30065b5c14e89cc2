import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/rates/rates.contract.ts';
import { rateOf } from '#contract/rates/rates.rules.ts';
import { serve } from '../endpoints/serve.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { approveRate, refuseRate, withdrawRate } from './decide-rate.ts';
import { readEffect } from './rate-effect.ts';
import { type ChangeRow, toRateChange } from './rate-row.ts';
import { noRate } from './rates.errors.ts';
import { rateChangeList, readRateChange, readRates } from './read-rates.ts';
import { setRate } from './set-rate.ts';

/** Exchange rates, for people who manage them. */
export function rateRoutes(app: FastifyInstance): void {
  serve(app, calls.listRates, ({ database, caller, now }) => readRates(database, caller, now));

  serve(app, calls.listRateChanges, async ({ database, caller, query, now }) => {
    const found = await readRecords<ChangeRow, typeof query>(database, rateChangeList(caller, now), query);
    const results = found.results.map(toRateChange);
    return recordsAnswer(calls.listRateChanges.path, query, Object.assign({}, found, { results }));
  });

  serve(app, calls.getRateImpact, ({ database, params: { currency }, query, now }) =>
    readEffect(database, { currency, typed: query.per_euro, at: now }),
  );

  serve(app, calls.setRate, async ({ database, caller, params, body, seen, now }) => {
    const rate = rateOf(String(body.per_euro));
    if (rate === null) throw noRate();
    const id = await setRate(database, { caller, currency: params.currency, rate, seen, now });
    return readRateChange(database, id, { reader: caller, now });
  });

  serve(app, calls.approveRate, async ({ database, caller, params: { id }, now }) => {
    await approveRate(database, caller, { id, now });
    return readRateChange(database, id, { reader: caller, now });
  });

  serve(app, calls.refuseRate, async ({ database, caller, params: { id }, body: { reason }, now }) => {
    await refuseRate(database, caller, { id, reason, now });
    return readRateChange(database, id, { reader: caller, now });
  });

  serve(app, calls.withdrawRate, async ({ database, caller, params: { id }, now }) => {
    await withdrawRate(database, caller, { id, now });
    return readRateChange(database, id, { reader: caller, now });
  });
}
