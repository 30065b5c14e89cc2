import { describe, expect, it } from 'vitest';
import {
  afterChange,
  maySubscribe,
  SUBSCRIPTION_GRAPH,
  SUBSCRIPTION_STATUSES,
  statusOf,
} from './subscriptions.rules.ts';

describe('a subscription', () => {
  it.each([
    ['active', 'renew', 'active'],
    ['active', 'cancel', 'ending'],
    ['active', 'undo', null],
    ['active', 'end', 'ended'],
    ['ending', 'renew', null],
    ['ending', 'cancel', null],
    ['ending', 'undo', 'active'],
    ['ending', 'end', 'ended'],
    ['ended', 'renew', null],
    ['ended', 'cancel', null],
    ['ended', 'undo', null],
    ['ended', 'end', null],
  ] as const)('that is %s, after %s, is %s', (status, change, after) => {
    expect(afterChange(status, change)).toBe(after);
  });

  it('can reach every status and leaves the last one never', () => {
    const reached = new Set(SUBSCRIPTION_STATUSES.flatMap((status) => Object.values(SUBSCRIPTION_GRAPH[status])));
    expect([...reached].sort()).toEqual([...SUBSCRIPTION_STATUSES].sort());
    expect(SUBSCRIPTION_GRAPH.ended).toEqual({});
  });

  it.each([
    [null, false, '2026-11-20', 'active'],
    ['2026-11-20', false, '2026-11-20', 'ending'],
    ['2026-11-20', false, '2026-11-30', 'ending'],
    ['2026-11-20', false, '2026-12-01', 'ended'],
    ['2027-02-01', false, '2027-02-28', 'ending'],
    ['2027-02-01', false, '2027-03-01', 'ended'],
    ['2026-12-31', false, '2026-12-31', 'ending'],
    ['2026-12-31', false, '2027-01-01', 'ended'],
    [null, true, '2026-11-20', 'ended'],
    ['2026-11-20', true, '2026-11-20', 'ended'],
  ] as const)('cancelled on %s, over: %s, is on %s %s', (canceledAt, isOver, today, status) => {
    expect(statusOf({ canceledAt, isOver }, today)).toBe(status);
  });
});

const monthly = { price: 10, discount: 0, benefit_type: 'flexible', monthly: true } as const;

it.each([
  ['a monthly flexible benefit with a price', monthly, true],
  ['a one-off one', { ...monthly, monthly: false }, false],
  ['one whose price is agreed on', { ...monthly, price: null }, false],
  ['one that costs nothing', { ...monthly, price: 0 }, false],
  ['one that costs least', { ...monthly, price: 0.01 }, true],
  ['one with nearly all of its price off', { ...monthly, discount: 99 }, true],
  ['one with all of its price off', { ...monthly, discount: 100 }, false],
  ['a special offer', { ...monthly, benefit_type: 'special' }, false],
  ['a fixed benefit', { ...monthly, benefit_type: 'fixed' }, false],
] as const)('%s', (_title, benefit, may) => {
  expect(maySubscribe(benefit)).toBe(may);
});
