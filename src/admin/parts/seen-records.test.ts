// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetCopies } from '../../ground/forget-kept.ts';
import { noteSeen, useSeenRecords, withSeen } from './seen-records.ts';

const record = (id: number) => ({ label: `Kupon ${id}`, to: `/admin-panel/coupons?open=${id}` });

it('keeps the last ten, the newest first, and none twice', () => {
  const twelve = Array.from({ length: 12 }, (_, id) => record(id)).reduce<ReturnType<typeof withSeen>>(withSeen, []);
  expect(twelve.map(({ label }) => label)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((id) => `Kupon ${id}`));
  expect(withSeen(twelve, record(4)).map(({ to }) => to)[0]).toBe('/admin-panel/coupons?open=4');
  expect(withSeen(twelve, record(4))).toHaveLength(10);
});

it('finds them again after a reload, until the session is over', () => {
  noteSeen(record(1));
  noteSeen(record(2));
  const seen = () => renderHook(useSeenRecords).result.current.map(({ label }) => label);
  expect(seen()).toEqual(['Kupon 2', 'Kupon 1']);
  forgetCopies();
  expect(seen()).toEqual([]);
});
