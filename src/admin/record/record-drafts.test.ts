// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetWork } from '../../ground/forget-kept.ts';
import { type DraftPlace, keepDraft, readDraft, useOwnDrafts } from './record-drafts.ts';

const place: DraftPlace = { person: 3, kind: 'coupon', id: '7' };

const draft = (at: string, name = 'LETO') => ({
  base: { fields: { name: 'LETO' }, revision: 4, offered: true, by: null, at: null },
  draft: { name: 'JESEN' },
  at,
  interrupted: false,
  name,
  path: '/admin-panel/coupons?open=7',
});

beforeEach(() => sessionStorage.clear());

it('is there again after the form, or the whole page, was left', () => {
  keepDraft(place, draft('2026-11-23T13:05:00.000Z'));
  expect(readDraft(place)).toMatchObject({ base: { revision: 4 }, draft: { name: 'JESEN' } });
  keepDraft(place, null);
  expect(readDraft(place)).toBeNull();
});

it('is of one person, one kind and one record', () => {
  keepDraft(place, draft('2026-11-23T13:05:00.000Z'));
  for (const other of [{ person: 33 }, { kind: 'provider' }, { id: '77' }])
    expect(readDraft({ ...place, ...other })).toBeNull();
});

it('stands in the list of the person who left it, the newest first, as it comes and goes', () => {
  const { result } = renderHook(() => useOwnDrafts(3));
  expect(result.current).toEqual([]);
  act(() => keepDraft(place, draft('2026-11-23T13:05:00.000Z')));
  act(() => keepDraft({ ...place, kind: 'provider', id: '2.b' }, draft('2026-11-23T13:09:00.000Z', 'Lotos')));
  act(() => keepDraft({ ...place, person: 33 }, draft('2026-11-23T13:10:00.000Z')));
  expect(result.current.map(({ kind, id, name }) => [kind, id, name])).toEqual([
    ['provider', '2.b', 'Lotos'],
    ['coupon', '7', 'LETO'],
  ]);
  act(() => keepDraft(place, null));
  expect(result.current.map(({ name }) => name)).toEqual(['Lotos']);
});

it('is forgotten when somebody signs out', () => {
  keepDraft(place, draft('2026-11-23T13:05:00.000Z'));
  forgetWork();
  expect(readDraft(place)).toBeNull();
});

it('is none where it cannot be read', () => {
  sessionStorage.setItem('izbor.work.draft.3.coupon.7', '{not json');
  expect(readDraft(place)).toBeNull();
});
