import type { Rate, RateChange, RateEffect, RatesNow } from '#contract/rates/rates.contract.ts';
import { needsSecond } from '#contract/rates/rates.rules.ts';
import { listAnswer } from '#src/testing/list-answer.ts';

const MILAN = { id: 8, name: 'Milan Marković' };
const VESNA = { id: 9, name: 'Vesna Ilić' };

const change = (id: number, rest: Partial<RateChange>): RateChange =>
  Object.assign(
    {
      id,
      currency: 'RSD' as const,
      per_euro_was: 117.2,
      per_euro: 117.35,
      moved: 0.13,
      status: 'set' as const,
      date: `2026-11-${String(id).padStart(2, '0')}T09:24:00.000Z`,
      by: MILAN,
      own: false,
      decided_by: null,
      decided_at: `2026-11-${String(id).padStart(2, '0')}T09:24:00.000Z`,
      reason: '',
      approval: null,
      week: null,
    },
    rest,
  );

const WEEK = { low: 117.2, high: 117.35 };

/** A rate that waits for the reader's approval. */
export const waitingRate = change(22, {
  per_euro_was: 117.35,
  per_euro: 120.5,
  moved: 2.68,
  status: 'waiting',
  decided_at: null,
  approval: 3,
  week: { low: 117.35, high: 117.35 },
});

/** The last of several small steps, by itself less than 2 %. */
export const waitingStep = Object.assign({}, waitingRate, { per_euro: 119.6, moved: 1.92, week: WEEK });

const rate = (rest: Partial<Rate>): Rate =>
  Object.assign(
    {
      currency: 'RSD' as const,
      per_euro: 117.35,
      fixed: false,
      revision: 4,
      changed: { at: '2026-11-19T09:24:00.000Z', by: MILAN },
      moved: 0.13,
      waiting: null,
      week: WEEK,
      year: [
        { date: '2025-11-26T00:00:00.000Z', per_euro: 117.1 },
        { date: '2026-03-02T00:00:00.000Z', per_euro: 117.6 },
        { date: '2026-07-14T00:00:00.000Z', per_euro: 117.2 },
        { date: '2026-11-19T09:24:00.000Z', per_euro: 117.35 },
      ],
    },
    rest,
  );

const NEVER = { moved: null, fixed: true, year: [], revision: 1 };

export const sampleRates: RatesNow = {
  results: [
    rate({}),
    rate({ currency: 'EUR', per_euro: 1, week: { low: 1, high: 1 }, ...NEVER }),
    rate({ currency: 'KM', per_euro: 1.95583, week: { low: 1.95583, high: 1.95583 }, ...NEVER }),
  ],
  others: ['Vesna Ilić'],
};

/** History of the rates. */
export const rateChangesAsked = () =>
  listAnswer(
    [
      change(19, {}),
      change(14, {
        per_euro_was: 117.2,
        per_euro: 121,
        moved: 3.24,
        status: 'refused',
        decided_by: VESNA,
        reason: 'Narodna banka kaže 117,35.',
      }),
      change(3, { per_euro_was: 114.5, per_euro: 117.2, moved: 2.36, decided_by: VESNA }),
    ],
    {},
  );

/** Effect of another rate. */
export const rateEffectAsked = (perEuro: string): RateEffect => {
  const after = Number(perEuro.replace(',', '.'));
  const moved = Math.round(((after - 117.35) / 117.35) * 10_000) / 100;
  const second = needsSecond(WEEK, after);
  return {
    per_euro_was: 117.35,
    per_euro: after,
    moved,
    week: WEEK,
    second,
    prices: 1204,
    companies: 2,
    carts: 31,
    subscriptions: 5,
  };
};
