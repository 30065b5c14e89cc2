// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { SearchHost } from './search-host.tsx';

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
