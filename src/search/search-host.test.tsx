// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { massage } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { SearchHost } from './search-host.tsx';

it('has learning whose name is there in the other language only read by the right voice', async () => {
  const one = { pk: 4, name: 'Varenje', in_other_language: ['name'], image: null, progress: 'none', package: false };
  const found = { benefits: [], num_of_flexible: 0, providers: [], learning: [one], transactions: [] };
  serve(({ path }) => (path === 'v2/search/' ? found : path === 'v2/category/' ? [] : undefined));
  renderScreen(<SearchHost onCard={vi.fn()} onClose={vi.fn()} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'varenje' } });
  expect((await screen.findByText('Varenje')).closest('[lang]')?.getAttribute('lang')).toBe('sr-Latn');
});

it('has the words of the way to all benefits begin where those of the benefits above it do', async () => {
  const found = { benefits: [massage], num_of_flexible: 9, providers: [], learning: [], transactions: [] };
  serve(({ path }) => (path === 'v2/search/' ? found : path === 'v2/category/' ? [] : undefined));
  renderScreen(<SearchHost onCard={vi.fn()} onClose={vi.fn()} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'massage' } });
  const all = await screen.findByRole('option', { name: /^All flexible benefits/ });
  const one = screen.getByRole('option', { name: /^Massage/ });
  expect([one, all].map((row) => row.querySelector('.w-13') !== null)).toEqual([true, true]);
});

it('opens the notifications over the page that one is on, which keeps its filters', async () => {
  serve(({ path }) => (path === 'v2/category/' ? [] : undefined));
  const { where, history } = renderScreen(<SearchHost onCard={vi.fn()} onClose={vi.fn()} />, {
    at: '/flexible-benefits?type=voucher#list',
  });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'notif' } });
  fireEvent.click(await screen.findByRole('option', { name: /^Notifications/ }));
  expect(where()).toBe('/flexible-benefits?type=voucher&notifications=all');
  expect(history.location.hash).toBe('#list');
});

it('opens at Enter nothing that was found for other letters, and shows of it what answers to these as well', async () => {
  const nothing = { benefits: [], num_of_flexible: 0, providers: [], learning: [], transactions: [] };
  const found = { ...nothing, benefits: [massage, { ...massage, id: 13, name: 'Massage of the feet' }] };
  serve(({ path, query }) => {
    if (path !== 'v2/search/') return path === 'v2/category/' ? [] : undefined;
    return query.get('search') === 'mas' ? found : new Promise(() => {});
  });
  const { where } = renderScreen(<SearchHost onCard={vi.fn()} onClose={vi.fn()} />, { at: '/cart' });
  const field = screen.getByRole('combobox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  type('mas');
  await screen.findByRole('option', { name: /^Massage of the feet/ });
  type('massage feet');
  expect(shown()).toEqual([expect.stringContaining('Massage of the feet')]);
  type('masks');
  expect(shown()).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(where()).toBe('/cart');
});
