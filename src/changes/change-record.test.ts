import { expect, it } from 'vitest';
import type { Site } from '../admin/site/site.ts';
import { listedChange, wasAndIs } from '../testing/changes.ts';
import { sampleSite } from '../testing/sample-site.tsx';
import { begunBy, recordOf } from './change-record.ts';
import { recordName } from './change-words.ts';

const of = (kind: string, record: string) => ({ kind, record, record_kind: kind.split('.')[0] as 'coupon' });

it('leads to a record where one may open its place, and to none that is gone or has no number', () => {
  const way = { record: '/admin-panel/coupons?open=12', history: '/admin-panel/coupons?open=12&tab=history' };
  expect(recordOf(listedChange(1), sampleSite)).toEqual(way);
  expect(recordOf(listedChange(1, of('order.moved', '12')), sampleSite)).toBeNull();
  expect(recordOf(listedChange(1, of('question.ordered', 'all')), sampleSite)).toBeNull();
  expect(recordOf(listedChange(1, of('coupon.removed', '12')), sampleSite)).toBeNull();
});

it('leads to a proposal of the platform, and to none of a company', () => {
  const [known] = sampleSite.places;
  if (!known) throw new Error('a site of no places');
  const approvals = Object.assign({}, known, { name: 'approvals' as const, path: 'approvals', page: known.screen });
  const site: Site = { name: 'platform', base: '/admin-panel', places: [approvals] };
  const way = (company: number) =>
    recordOf(listedChange(1, Object.assign(of('approval.approved', '12'), { company })), site);
  expect([way(0), way(3)]).toEqual([{ record: '/admin-panel/approvals/12', history: null }, null]);
});

it('leads within a company to its own people, budgets and requests', () => {
  const [known] = sampleSite.places;
  if (!known) throw new Error('a site of no places');
  const people = Object.assign({}, known, { name: 'people' as const, path: 'people' });
  const budgets = Object.assign({}, known, { name: 'budgets' as const, path: 'budgets', page: known.screen });
  const site: Site = { name: 'company', base: '/company-admin', places: [people, budgets] };
  const way = (kind: string) => recordOf(listedChange(1, Object.assign(of(kind, '12'), { company: 3 })), site);
  expect(way('person.changed')).toEqual({
    record: '/company-admin/people?open=12',
    history: '/company-admin/people?open=12&tab=history',
  });
  expect(way('gift.given')).toEqual({ record: '/company-admin/budgets/12', history: null });
  expect([way('request.accepted'), way('coupon.changed')]).toEqual([null, null]);
});

it('opens what was begun by somebody, as far as there is something', () => {
  const begun = (kind: string, ...counts: number[]) =>
    begunBy(listedChange(1, { ...of(kind, '7'), values: counts.map((count, at) => wasAndIs(`f${at}`, null, count)) }));
  expect(begun('bulk.run', 41)).toEqual({ count: 41, meant: { via: 'bulk', via_id: '7', actor: '1-8' } });
  expect(begun('import.committed', 312, 41, 0)).toMatchObject({ count: 353, meant: { via: 'import' } });
  expect(begun('import.committed', 0, 0)).toBeNull();
  // An import of budgets that gave three people 1.2 million on behalf of person 1204.
  const [added, changed] = [wasAndIs('added', null, 2), wasAndIs('changed', null, 1)];
  const sums = [wasAndIs('sum', null, 1_200_000), wasAndIs('given_by', null, 1204)];
  expect(begunBy(listedChange(1, { ...of('import.committed', '7'), values: [added, changed, ...sums] }))).toBeNull();
  // The person who takes an import back may be another than the one who wrote it, and the number of changed records is not known
  // beforehand.
  expect(begun('import.undone')).toEqual({ count: null, meant: { via: 'import', via_id: '7', actor: '1-8' } });
  const takenBack = { ...of('import.undone', '7'), values: [wasAndIs('sum', 1_200_000, null)] };
  expect(begunBy(listedChange(1, takenBack))).toBeNull();
  expect(begun('bulk.taken_back', 41)).toBeNull();
  expect(begun('coupon.changed', 41)).toBeNull();
});

it.each([
  ['its person', { person_name: 'Mirko Tadić', record_name: '' }, 'Mirko Tadić'],
  ['its name', {}, 'LETO'],
  ['its number', { record_name: '' }, '12'],
  ['nothing', of('notification.sent', '17'), ''],
  ['the number of a task', { ...of('task.cancelled', '31'), record_name: 'import.people' }, '31'],
])('calls a record by %s', (_, rest, name) => {
  expect(recordName(listedChange(1, rest))).toBe(name);
});
