// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCopy, readCopy } from '../ground/offline-copy.ts';
import { changeMe, meQuery } from '../session/session.queries.ts';
import { jelena } from '../testing/people.ts';
import { keepCard } from './keep-card.ts';

const MONDAY = '2026-11-16T08:05:00.000Z';
const FRIDAY = '2026-11-20T08:05:00.000Z';
const LATER = '2026-11-20T08:06:00.000Z';

let client: QueryClient;
let stop: () => void;

/** Reads the person with these changes, at a moment. */
async function answer(moment: string, changes: Partial<typeof jelena> = {}): Promise<void> {
  vi.setSystemTime(moment);
  const queryFn = async () => Object.assign({}, jelena, changes);
  await client.fetchQuery({ queryKey: meQuery.queryKey, queryFn, staleTime: 0 });
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  client = new QueryClient();
  await answer(MONDAY);
  stop = keepCard(client);
});
afterEach(() => {
  stop();
  localStorage.clear();
  vi.useRealTimers();
});

const kept = () => {
  const card = readCopy('card');
  return card && [card.savedAt, card.copy.available];
};
const leave = (way = 'visibilitychange') => {
  (way === 'pagehide' ? window : document).dispatchEvent(new Event(way, { bubbles: true }));
};

it('keeps the card with the moment of the answer that it is of', async () => {
  expect(readCopy('card')).toEqual({
    savedAt: MONDAY,
    copy: { company: 'Morava', color: '#000', name: 'Jelena Đ', userId: 1, available: 20_000, currency: 'RSD' },
  });
  await answer(FRIDAY, { available: 15_000 });
  expect(kept()).toEqual([FRIDAY, 15_000]);
});

it.each(['pagehide', 'visibilitychange'])(
  'has after %s the moment when what it shows was last confirmed',
  async (way) => {
    await answer(FRIDAY);
    expect(kept()).toEqual([MONDAY, 20_000]);
    leave(way);
    expect(kept()).toEqual([FRIDAY, 20_000]);
  },
);

it('takes what a press shows before its answer for no answer', async () => {
  await answer(FRIDAY);
  vi.setSystemTime(LATER);
  changeMe(client, (me) => Object.assign({}, me, { new_notifications: 3 }));
  leave();
  expect(kept()).toEqual([FRIDAY, 20_000]);
});

it('brings nothing back that was forgotten', async () => {
  await answer(FRIDAY);
  localStorage.clear();
  leave();
  expect(kept()).toBeNull();
});

it('leaves alone what another tab keeps: of somebody else, or of later', async () => {
  const card = { company: 'Vetar', color: '#000', name: 'Mira S', userId: 2, available: 1, currency: 'RSD' } as const;
  await answer(FRIDAY);
  keepCopy('card', card, new Date(MONDAY));
  leave();
  expect(kept()).toEqual([MONDAY, 1]);

  keepCopy('card', Object.assign({}, card, { userId: jelena.id, available: 2 }), new Date(LATER));
  leave();
  expect(kept()).toEqual([LATER, 2]);
});

it('keeps the card of whoever is loaded only after it began, and nothing once it has stopped', async () => {
  stop();
  localStorage.clear();
  client.clear();
  stop = keepCard(client);
  leave();
  expect(kept()).toBeNull();
  await answer(FRIDAY);
  expect(kept()).toEqual([FRIDAY, 20_000]);

  stop();
  await answer(LATER, { available: 1 });
  leave();
  expect(kept()).toEqual([FRIDAY, 20_000]);
});
