import type { RecordChange } from '#contract/changes/changes.contract.ts';

const value = (field: string, before: unknown, after: unknown, erased = false) => ({ field, before, after, erased });

const change = (id: number, rest: Partial<RecordChange>): RecordChange => ({
  id,
  at: `2026-11-${10 + id}T13:05:00.000Z`,
  company: 0,
  by: { company: 1, id: 8, name: 'Milan Marković' },
  via: 'screen',
  kind: 'coupon.changed',
  record_kind: 'coupon',
  record: '7',
  record_name: 'Leto u teretani',
  fields: [],
  reason: '',
  revision: id,
  values: [],
  ...rest,
});

/** A history with every kind of entry, the newest first. */
export const sampleChanges: readonly RecordChange[] = [
  change(13, {
    values: [
      value('percent', '15', '20'),
      value('text_sr', 'Važi za sve kurseve.', 'Važi za sve kurseve, do kraja avgusta.'),
    ],
  }),
  change(12, {
    kind: 'coupon.reactivated',
    by: { company: 1, id: 9, name: 'Jelena Đorđević' },
    via: 'bulk',
    values: [value('active', false, true)],
  }),
  change(11, { kind: 'coupon.deactivated', reason: 'Dogovor je istekao.', values: [value('active', true, false)] }),
  change(10, { by: { company: 1, id: 3, name: '' }, values: [value('name', null, null, true)] }),
  change(9, { by: null, via: 'job', values: [value('percent', '10', '15')] }),
  change(8, {
    kind: 'coupon.added',
    values: [value('name', null, 'Leto u teretani'), value('percent', null, '10'), value('active', null, true)],
  }),
];

/** The history in the format of the call for a coupon. */
export const couponChanges: readonly RecordChange[] = sampleChanges.map((each) => ({
  ...each,
  values: each.values
    .filter(({ field }) => !field.startsWith('text'))
    .map((one) =>
      one.field === 'percent'
        ? { field: 'percent_off', before: numberOf(one.before), after: numberOf(one.after), erased: one.erased }
        : one,
    ),
}));

function numberOf(text: unknown): number | null {
  return text === null ? null : Number(text);
}
