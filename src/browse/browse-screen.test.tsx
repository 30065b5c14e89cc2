// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { User } from '#contract/users/users.contract.ts';
import { meQuery } from '../session/session.queries.ts';
import { held } from '../testing/held-call.ts';
import { benefitOf } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { FixedScreen, FlexibleScreen, SpecialScreen } from './browse-screen.tsx';

const page = (ids: number[], count: number, next: string | null = null) => ({
  count,
  next,
  previous: null,
  results: ids.map((id) => benefitOf({ id, name: `Benefit ${id}` })),
});

const health = {
  id: 3,
  name: 'Health/Zdravlje',
  icon: 'health',
  num_of_benefits: 7,
  children: [{ id: 3002, name: 'Dentistry/Stomatologija', icon: 'health', num_of_benefits: 2 }],
};

/** Opens the lists at an address; the test answers every list. */
function openAt(address: string, answer: (query: URLSearchParams) => unknown = () => page([1, 2], 2)) {
  const asked: URLSearchParams[] = [];
  serve(({ path, query }) => {
    if (path.startsWith('v2/category-providers/')) {
      return [{ id: 9, name: 'Optika Čačak', picture: null, num_of_benefits: 4 }];
    }
    if (path === 'v2/category/') return [health];
    if (path !== 'v2/benefit/') return undefined;
    asked.push(query);
    return answer(query);
  });
  const routes = [
    { path: '/special-offers/:catId?', element: <SpecialScreen /> },
    { path: '/fixed-benefits', element: <FixedScreen /> },
  ];
  const drawn = renderScreen(<FlexibleScreen />, { me: null, at: address, path: '/flexible-benefits/:catId?', routes });
  return { ...drawn, asked };
}

const lastOf = (asked: URLSearchParams[]) => Object.fromEntries(asked.at(-1) ?? []);

it('asks for the most bought flexible benefits and says how many there are', async () => {
  const { asked } = openAt('/flexible-benefits');
  expect(await screen.findByText('2 benefits')).toBeTruthy();
  expect(lastOf(asked)).toEqual({ ordering: '-bought', benefit_type: 'flexible' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('draws the filters of a desk at a desk alone, and not those of a phone beside them', async () => {
  openAt('/flexible-benefits');
  await screen.findByText('2 benefits');
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

it('shows a shared address as it was', async () => {
  const { asked } = openAt('/flexible-benefits/3002?search=spa&type=voucher&providers=4,9&location=Beograd&sort=price');
  await screen.findByText('2 benefits');
  expect(lastOf(asked)).toEqual({
    ordering: '+price',
    benefit_type: 'flexible',
    category: '3002',
    search: 'spa',
    benefit_filter: 'voucher',
    providers: '4,9',
    location: 'Beograd',
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Dentistry');
  expect(screen.getAllByRole<HTMLInputElement>('searchbox')[0]?.value).toBe('spa');
});

it.each([
  ['nobody knows', 'Atlantis'],
  ['no call takes', 'x'.repeat(61)],
  ['is in another country', 'Podgorica'],
  ['is the whole country', 'Cela Srbija'],
])('takes a place of the address that %s for none', async (_, location) => {
  const { asked, where } = openAt(`/flexible-benefits?type=web&location=${location}`);
  await screen.findByText('2 benefits');
  expect(lastOf(asked)).toEqual({ ordering: '-bought', benefit_type: 'flexible', benefit_filter: 'web' });
  expect(screen.queryByRole('button', { name: /^Remove filter: / })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(where()).toBe('/flexible-benefits');
});

it.each(['/flexible-benefits/99999', '/special-offers/99999'])(
  'says at %s that there is no such category',
  async (at) => {
    openAt(at, () => page([], 0));
    expect(await screen.findByText('There is no such category')).toBeTruthy();
    expect(
      screen.getAllByRole('link', { name: 'Flexible benefits' }).map((link) => link.getAttribute('href')),
    ).toContain('/flexible-benefits');
  },
);

it('writes what is chosen in the address, scrolls to the top, and goes Back', async () => {
  const { where, history, asked } = openAt('/flexible-benefits');
  await screen.findByText('2 benefits');
  // There is one for desktops and one for phones; the page shows one of them.
  const [voucher] = screen.getAllByRole('radio', { name: 'eVoucher' });
  if (voucher) await userEvent.click(voucher);
  expect(where()).toBe('/flexible-benefits?type=voucher');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  const [list] = screen.getAllByRole('button', { name: 'List' });
  if (list) await userEvent.click(list);
  expect(where()).toBe('/flexible-benefits?type=voucher&view=list');
  await act(() => history.go(-1));
  await act(() => history.go(-1));
  expect(where()).toBe('/flexible-benefits');
  for (const all of screen.getAllByRole('radio', { name: 'All' }))
    expect(all.getAttribute('aria-checked')).toBe('true');
  expect(asked.some((query) => query.get('benefit_filter') === 'voucher')).toBe(true);
});

it('narrows the list that was gone to, also while that is not drawn yet', async () => {
  const { where, history, asked } = openAt('/flexible-benefits?search=spa');
  await screen.findByText('2 benefits');
  await act(async () => {
    history.push('/flexible-benefits/3?sort=name');
    fireEvent.click(screen.getByRole('radio', { name: 'eVoucher' }));
  });
  expect(where()).toBe('/flexible-benefits/3?type=voucher&sort=name');
  await waitFor(() =>
    expect(lastOf(asked)).toEqual({
      ordering: '+name',
      benefit_type: 'flexible',
      category: '3',
      benefit_filter: 'voucher',
    }),
  );
  await act(() => history.go(-1));
  expect(where()).toBe('/flexible-benefits/3?sort=name');
  expect(screen.getByRole('radio', { name: 'All' }).getAttribute('aria-checked')).toBe('true');
});

it.each(['/flexible-benefits/3', '/special-offers'])(
  'leads nobody back by a search that they left for %s, also while that is not drawn yet',
  async (address) => {
    const { where, history } = openAt('/flexible-benefits');
    await screen.findByText('2 benefits');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'spa' } });
    await act(async () => {
      history.push(address);
      // The act keeps the new page from being rendered until this promise is resolved.
      await new Promise((resolve) => setTimeout(resolve, 600));
    });
    expect(where()).toBe(address);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  },
);

it('shows what fits the budget, at an address of its own, and anew when there is more or less to spend', async () => {
  const { asked, where, client } = openAt('/flexible-benefits');
  const have = (available: number, spent: number) =>
    act(() =>
      client.setQueryData(meQuery.queryKey, {
        available,
        cart: [],
        favorite: [],
        currency: 'RSD',
        category_budgets: [{ category: 'Health/Zdravlje', category_id: 3, amount: 500, spent, held: 0, until: '' }],
      } as unknown as User),
    );
  have(350, 0);
  await screen.findByText('2 benefits');
  await userEvent.click(screen.getByRole('button', { name: 'Fits my budget' }));
  expect(where()).toBe('/flexible-benefits?fits=1');
  await waitFor(() => expect(lastOf(asked)).toEqual({ ordering: '-bought', benefit_type: 'flexible', fits: 'true' }));
  expect(screen.getByRole('button', { name: 'Fits my budget', pressed: true })).toBeTruthy();
  const before = asked.length;
  have(350, 100);
  await waitFor(() => expect(asked.length).toBe(before + 1));
  have(100, 100);
  await waitFor(() => expect(asked.length).toBe(before + 2));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Fits my budget' }));
  expect(where()).toBe('/flexible-benefits');
});

it('searches when the typing pauses, as one step of the history', async () => {
  const { where, history } = openAt('/flexible-benefits?type=web');
  await screen.findByText('2 benefits');
  const [field] = screen.getAllByRole('searchbox');
  if (!field) throw new Error('There is no search');
  // In one event: on a busy machine typing might pause for longer than the debounce.
  fireEvent.change(field, { target: { value: 'spa' } });
  expect(where()).toBe('/flexible-benefits?type=web');
  await waitFor(() => expect(where()).toBe('/flexible-benefits?search=spa&type=web'));
  await userEvent.type(field, ' bath{Enter}');
  expect(where()).toBe('/flexible-benefits?search=spa+bath&type=web');
  await act(() => history.go(-1));
  expect(where()).toBe('/flexible-benefits?type=web');
});

it('follows next, and keeps what is shown when the rest fails', async () => {
  let refuse = true;
  openAt('/flexible-benefits', (query) => {
    if (query.get('page') !== '2') return page([1, 2], 3, '/api/v2/benefit/?ordering=-bought&page=2');
    return refuse ? Response.json({ message: 'Busy', code: 'x' }, { status: 500 }) : page([2, 3], 3);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('More benefits could not be loaded.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  refuse = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  // A benefit that moved to the next page meanwhile is shown once.
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('says why a list failed and tries again', async () => {
  let refuse = true;
  openAt('/flexible-benefits', () =>
    refuse ? Response.json({ message: 'The shop is resting', code: 'x' }, { status: 400 }) : page([1], 1),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The shop is resting');
  refuse = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 benefit')).toBeTruthy();
});

it('offers to remove the filters when nothing fits', async () => {
  const { where } = openAt('/flexible-benefits?search=moon', (query) =>
    query.get('search') ? page([], 0) : page([1], 1),
  );
  expect(await screen.findByText('No benefits for current selection!')).toBeTruthy();
  const remove = screen.getAllByRole('button', { name: 'Remove filters' }).at(-1);
  if (remove) await userEvent.click(remove);
  expect(where()).toBe('/flexible-benefits');
  expect(await screen.findByText('1 benefit')).toBeTruthy();
});

it('says of no list that it is empty before it is here', async () => {
  const { change, give } = held();
  const { asked } = openAt('/flexible-benefits?search=moon', (query) => (query.get('search') ? page([], 0) : change()));
  await screen.findByText('No benefits for current selection!');
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove filters' }).at(-1) as HTMLElement);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByText('No benefits for current selection!')).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading benefits' })).toBeTruthy();
  await give(page([], 0));
  expect(await screen.findByText(/^Nothing has been added here yet\./)).toBeTruthy();
});

it('picks providers by name', async () => {
  const { where } = openAt('/flexible-benefits/3');
  await screen.findByText('2 benefits');
  await userEvent.click(screen.getByRole('button', { name: /Providers:/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Providers' }, { timeout: 10_000 }));
  await userEvent.type(dialog.getByRole('searchbox'), 'cacak');
  await userEvent.click(await dialog.findByRole('button', { name: /Optika Čačak/ }));
  expect(where()).toBe('/flexible-benefits/3?providers=9');
  await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(where()).toBe('/flexible-benefits/3');
});

it('starts special offers in their first category and shows no type switch', async () => {
  const { asked } = openAt('/special-offers');
  await screen.findByText('2 benefits');
  expect(lastOf(asked)).toEqual({ ordering: '-bought', benefit_type: 'special', category: '1' });
  expect(screen.queryByRole('radio', { name: 'eVoucher' })).toBeNull();
});

it('shows core benefits without categories', async () => {
  const { asked } = openAt('/fixed-benefits');
  await screen.findByText('2 benefits');
  expect(lastOf(asked)).toEqual({ ordering: '-bought', benefit_type: 'fixed' });
  expect(screen.queryByRole('combobox', { name: /Category/ })).toBeNull();
});
