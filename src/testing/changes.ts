import type { ListedChange } from '#contract/changes/changes.contract.ts';

type Value = ListedChange['values'][number];

export const wasAndIs = (field: string, before: unknown, after: unknown): Value => ({
  field,
  before,
  after,
  erased: false,
});

/** A change of the log; by default Milan Marković changes a coupon. */
export const listedChange = (id: number, rest: Partial<ListedChange> = {}): ListedChange =>
  Object.assign(
    {
      id,
      at: '2026-11-20T13:05:00.000Z',
      company: 0,
      by: { company: 1, id: 8, name: 'Milan Marković' },
      by_email: 'milan.markovic@una.rs',
      via: 'screen' as const,
      via_id: null,
      kind: 'coupon.changed',
      record_kind: 'coupon' as const,
      record: '12',
      record_name: 'LETO',
      person_name: null,
      fields: [],
      names: {},
      reason: '',
      revision: 2,
      values: [wasAndIs('percent_off', 10, 15)],
    },
    rest,
  );
