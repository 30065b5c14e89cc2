// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Selection } from '#machines/records/selection.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { ChosenBudgetLeft } from './chosen-budget-left.tsx';
import { peopleAddress } from './people-address.ts';

async function asked(selection: Selection) {
  const calls = serve(() => ({ people: 2, left: 4500.5 }));
  renderScreen(<ChosenBudgetLeft selection={selection} />);
  await screen.findByText('Left to them: 4,500.50 RSD');
  await waitFor(() => expect(calls.length).toBe(1));
  const [{ path, query } = { path: '', query: [] }] = calls;
  return [path, Object.fromEntries(query)];
}

it('sums up rows that were chosen one by one, on whichever page', async () => {
  expect(await asked({ of: 'rows', keys: [7, 19] })).toEqual(['company/people/sums/', { ids: '7,19' }]);
});

it('sums up all that the list found then, but some', async () => {
  const found = peopleAddress.read(new URLSearchParams('q=ana&unit=Prodaja&left=10..&page=3'));
  expect(await asked({ of: 'all', query: found, count: 50, isExact: true, except: [4, 5] })).toEqual([
    'company/people/sums/',
    { search: 'ana', unit: 'Prodaja', left_from: '10', except: '4,5' },
  ]);
});
