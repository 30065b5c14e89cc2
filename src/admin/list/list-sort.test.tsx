// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type ListedProvider, listProviders } from '#contract/providers/admin-providers.contract.ts';
import { type ProvidersPlace, providersAddress, providersQuery } from '../../admin-benefits/providers-address.ts';
import { query } from '../../api/query.ts';
import { provider, providersServer } from '../../testing/providers-server.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { inSampleSite } from '../../testing/sample-site.tsx';
import { ListBar } from './list-bar.tsx';
import { inLittleRoom, type ListColumn } from './list-columns.ts';
import { useList } from './use-list.ts';

const columns: readonly ListColumn<ListedProvider>[] = [
  { key: 'name', header: 'Name', rowHeader: true, sortable: true, cell: ({ name }) => name },
  { key: 'benefits', header: 'Benefits', sortable: true, cell: () => null },
  { key: 'state', header: 'State', cell: () => null },
];

function Bar({ columns: shown = columns }: { columns?: typeof columns }) {
  const list = useList({
    address: providersAddress,
    ask: (values: ProvidersPlace) => query(listProviders, { query: providersQuery(values) }),
  });
  const filters = [{ name: 'state', label: 'State', options: [{ value: 'active', label: 'Offered' }] }];
  return <ListBar list={list} filters={filters} search="name" columns={shown} />;
}

it('orders a list from the sheet of its filters, where there is no head to press', async () => {
  serve(providersServer([provider(7, 'Lotos')]));
  const { where } = renderScreen(inSampleSite(<Bar />), { at: '/admin-panel/providers', path: '/admin-panel/*' });
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const order = () => screen.getByRole('combobox', { name: 'Order' });
  expect(order().textContent).toBe('Name, rising');
  await userEvent.click(order());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Name, rising',
    'Name, falling',
    'Benefits, rising',
    'Benefits, falling',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Benefits, falling' }));
  await waitFor(() => expect(where()).toBe('/admin-panel/providers?sort=-benefits'));
  expect(order().textContent).toBe('Benefits, falling');
});

it.each([
  ['?sort=-benefits', null],
  ['?cols=state&sort=-benefits', 'Order: Benefits, falling'],
  ['?cols=benefits&sort=-benefits', null],
  // The column that names the rows is always visible.
  ['?cols=state', null],
])('says by what a list is sorted whose column nobody sees: %s', async (at, said) => {
  serve(providersServer([provider(7, 'Lotos')]));
  renderScreen(inSampleSite(<Bar />), { at: `/admin-panel/providers${at}`, path: '/admin-panel/*' });
  await screen.findByRole('button', { name: 'Columns' });
  expect(screen.queryByText(/^Order: /)?.textContent ?? null).toBe(said);
});

it('says it of a column that left for want of room', async () => {
  serve(providersServer([provider(7, 'Lotos')]));
  const spare = columns.map((column) => (column.key === 'benefits' ? { ...column, spare: 2 as const } : column));
  renderScreen(inSampleSite(<Bar columns={inLittleRoom(spare, 2)} />), {
    at: '/admin-panel/providers?sort=benefits',
    path: '/admin-panel/*',
  });
  expect(await screen.findByText('Order: Benefits, rising')).toBeTruthy();
});
