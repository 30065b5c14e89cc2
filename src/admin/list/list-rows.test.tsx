// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListedProvider, listProviders } from '#contract/providers/admin-providers.contract.ts';
import { type ProvidersPlace, providersAddress, providersQuery } from '../../admin-benefits/providers-address.ts';
import { query } from '../../api/query.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { provider, providersServer } from '../../testing/providers-server.ts';
import { onePage, renderScreen, serve } from '../../testing/render-screen.tsx';
import { inSampleSite } from '../../testing/sample-site.tsx';
import { RecordLink } from '../parts/record-link.tsx';
import { RecordList } from './record-list.tsx';
import { type List, useList } from './use-list.ts';

/** Counts the rendered cells. */
const drawn = vi.fn((list: List<ProvidersPlace, ListedProvider>, { id, name }: ListedProvider) => (
  <RecordLink list={list} id={id} name={name} />
));

function Providers() {
  const list = useList({
    address: providersAddress,
    ask: (values: ProvidersPlace) => query(listProviders, { query: providersQuery(values) }),
  });
  return (
    <RecordList
      list={list}
      title="Providers"
      counted={String}
      columns={[
        {
          key: 'name',
          header: 'Name',
          rowHeader: true,
          heading: true,
          sortable: true,
          cell: (row) => drawn(list, row),
        },
        { key: 'website', header: 'Website', spare: 1, cell: ({ website }) => website },
        { key: 'state', header: 'State', cell: ({ active }) => (active ? 'On offer' : 'Withdrawn') },
      ]}
      rowKey={({ id }) => id}
      nameOf={({ name }) => name}
      search="name"
      first={<p>There are no providers yet</p>}
    />
  );
}

const header = () => screen.getByRole('columnheader', { name: 'Name' });
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('draws rows of another order when they are here, and until then leads from those that stand over the list as it is now', async () => {
  const answered = providersServer([provider(7, 'Lotos'), provider(3, 'Vidik')]);
  let come = () => {};
  const isHere = new Promise<void>((done) => {
    come = done;
  });
  serve(async (call) => {
    if (call.query.get('ordering') === '-name') await isHere;
    return answered(call);
  });
  const { where } = renderScreen(inSampleSite(<Providers />), {
    at: '/admin-panel/providers?page=1',
    path: '/admin-panel/*',
  });
  expect(await screen.findByRole('link', { name: 'Lotos' })).toBeTruthy();
  expect(header().getAttribute('aria-sort')).toBe('ascending');
  drawn.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(header().getAttribute('aria-sort')).toBe('descending');
  await waitFor(() => expect(where()).toBe('/admin-panel/providers?sort=-name'));
  expect([drawn.mock.calls.length, address('Lotos')]).toEqual([0, '/admin-panel/providers?sort=-name&open=7']);
  come();
  await waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
  expect(header().getAttribute('aria-sort')).toBe('descending');
});

it('says in words that there are more than are counted', async () => {
  const listed = listAnswer([provider(7, 'Lotos')], {});
  serve(({ path }) =>
    path === 'admin/providers/' ? Object.assign(listed, { count: 10_000, count_is_exact: false }) : undefined,
  );
  renderScreen(inSampleSite(<Providers />), { at: '/admin-panel/providers', path: '/admin-panel/*' });
  expect(await screen.findByRole('table', { name: 'Providers, more than 10000' })).toBeTruthy();
  expect(screen.getByText('10,000+')).toBeTruthy();
});

/** Opens the list with a search that finds nothing; other queries are answered when `come` is called. */
async function openEmpty() {
  const answered = providersServer([provider(7, 'Lotos')]);
  let come = () => {};
  const isHere = new Promise<void>((done) => {
    come = done;
  });
  serve(async (call) => {
    if (call.query.get('search') === 'mark')
      return Object.assign(onePage([]), { count_is_exact: true, without: [{ filter: 'search', count: 1 }] });
    await isHere;
    return answered(call);
  });
  const opened = renderScreen(inSampleSite(<Providers />), {
    at: '/admin-panel/providers?q=mark',
    path: '/admin-panel/*',
  });
  expect(await screen.findByText('Nothing is called “mark”')).toBeTruthy();
  return Object.assign(opened, { come: () => come() });
}

it('does not say to remove one where there is only a search', async () => {
  await openEmpty();
  expect(screen.getByText('See how many remain without it.')).toBeTruthy();
  expect(screen.queryByText('Remove one and see how many remain.')).toBeNull();
});

const loading = () => screen.queryByRole('table')?.getAttribute('aria-busy');

it('keeps its search while all rows are on their way after none was found', async () => {
  const { where, come } = await openEmpty();
  fireEvent.click(screen.getByRole('button', { name: 'Remove all filters' }));
  await waitFor(() => expect(where()).toBe('/admin-panel/providers'));
  expect(screen.queryByText('There are no providers yet')).toBeNull();
  expect([screen.getAllByRole('searchbox').length, loading()]).toEqual([1, 'true']);
  come();
  expect(await screen.findByRole('link', { name: 'Lotos' })).toBeTruthy();
});

it('does not say of a search that is still asked that it finds nothing', async () => {
  const { history, come } = await openEmpty();
  act(() => history.push('/admin-panel/providers?q=lot'));
  expect(screen.queryByText('Nothing is called “lot”')).toBeNull();
  expect(loading()).toBe('true');
  come();
  expect(await screen.findByRole('link', { name: 'Lotos' })).toBeTruthy();
});

describe('a list in a window that has no room for all columns', () => {
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  const column = (name: string) => screen.getByRole('checkbox', { name });

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    serve(providersServer([provider(7, 'Lotos')]));
  });

  it('shows no spare one until somebody asks for it, and says why', async () => {
    const { where } = renderScreen(inSampleSite(<Providers />), {
      at: '/admin-panel/providers',
      path: '/admin-panel/*',
    });
    expect(await screen.findByRole('link', { name: 'Lotos' })).toBeTruthy();
    expect(heads()).toEqual(['Name', 'State']);
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    fireEvent.click(column('Website Shown by itself in a wider window'));
    await waitFor(() => expect(where()).toBe('/admin-panel/providers?cols=name%2Cstate%2Cwebsite'));
    expect(heads()).toEqual(['Name', 'State', 'Website']);
    fireEvent.click(column('Website'));
    await waitFor(() => expect(where()).toBe('/admin-panel/providers'));
    expect(heads()).toEqual(['Name', 'State']);
  });

  it('shows those that the address asks for', async () => {
    renderScreen(inSampleSite(<Providers />), { at: '/admin-panel/providers?cols=website', path: '/admin-panel/*' });
    expect(await screen.findByRole('link', { name: 'Lotos' })).toBeTruthy();
    expect(heads()).toEqual(['Name', 'Website']);
  });
});
