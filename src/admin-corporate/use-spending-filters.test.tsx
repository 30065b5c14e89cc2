// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wordsOf } from '../admin/list-filter.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { type Answer, around, serve } from '../testing/render-screen.tsx';
import { useSpendingFilters } from './use-spending-filters.ts';

const ana = { person: { id: 3, name: 'Ana Čolić' } };
const balances = { unit: '', given: 0, spent: 0, held: 0, left: 0 };

/** The people of an address in words, as its filter says them. */
function shown(people: Answer, person: readonly string[]) {
  const calls = serve((call) => (call.path === 'v2/corporate/people/' ? people(call) : []));
  const { wrap } = around();
  const { result } = renderHook(() => useSpendingFilters([ana], 'Day', person), { wrapper: wrap });
  const filter = () => result.current.find(({ name }) => name === 'person');
  return {
    asked: () => calls.filter(({ path }) => path === 'v2/corporate/people/').map(({ query }) => query.get('ids')),
    words: () => wordsOf({ person }, filter() as NonNullable<ReturnType<typeof filter>>),
  };
}

it('names a person of the address who bought nothing of what is shown', async () => {
  const { asked, words } = shown(() => listAnswer([{ id: 7, name: 'Ema Babić', ...balances }], {}), ['3', '7']);
  expect(words()).toBe('Ana Čolić, …');
  await waitFor(() => expect(words()).toBe('Ana Čolić, Ema Babić'));
  expect(asked()).toEqual(['3,7']);
});

it('says the number of somebody whom nobody knows any more', async () => {
  const { words } = shown(() => listAnswer([], {}), ['9']);
  await waitFor(() => expect(words()).toBe('9'));
});

it('asks for nobody where nobody is in the address', () => {
  const { asked, words } = shown(() => listAnswer([], {}), []);
  expect([asked(), words()]).toEqual([[], '']);
});
