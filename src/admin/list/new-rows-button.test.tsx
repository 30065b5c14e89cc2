// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listCoupons } from '#contract/coupons/admin-coupons.contract.ts';
import { CouponsScreen } from '../../admin-learning/coupons-screen.tsx';
import { readAgain } from '../../api/query.ts';
import { couponsServer } from '../../testing/coupons-server.ts';
import { jelena } from '../../testing/people.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { inSampleSite } from '../../testing/sample-site.tsx';

const COUPONS = '/admin-panel/coupons';

async function open(at: string | string[] = COUPONS) {
  const server = couponsServer();
  serve(server.answer);
  const me = { ...jelena, admin_roles: ['finance' as const] };
  const routes = [{ path: '/elsewhere', element: <p>Elsewhere</p> }];
  const seen = renderScreen(inSampleSite(<CouponsScreen />), { at, path: '/admin-panel/*', routes, me });
  const post = { method: 'POST', path: 'user/coupon/', query: new URLSearchParams(), headers: {} };
  await screen.findByRole('link', { name: 'ZIMA' });
  return {
    ...seen,
    server,
    /** A colleague adds a coupon. */
    added: (name: string) => server.answer({ ...post, body: { name, percent_off: 10 } }),
    /** Reads the list again, as its interval does. */
    again: () => act(() => seen.client.refetchQueries({ queryKey: [listCoupons.path], type: 'active' })),
  };
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

it('holds back what others add until it is asked for, and goes on from there', async () => {
  const { added, again } = await open();
  added('MART');
  added('APRIL');
  await again();
  const show = await screen.findByRole('button', { name: 'Show 2 new' });
  expect([names(), show.textContent, said()]).toEqual([
    ['LETO', 'ZIMA'],
    '2 new',
    ['The list has changed meanwhile.', '2 coupons'],
  ]);
  added('MAJ');
  await again();
  await screen.findByRole('button', { name: 'Show 3 new' });
  expect(said()).toEqual(['The list has changed meanwhile.', '2 coupons']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 new' }));
  expect(names()).toEqual(['MAJ', 'APRIL', 'MART', 'LETO', 'ZIMA']);
  expect(document.activeElement?.textContent).toBe('MAJ');
  await again();
  expect([screen.queryByRole('button', { name: /Show/ }), names().length]).toEqual([null, 5]);
  added('JUN');
  await again();
  expect(await screen.findByRole('button', { name: 'Show 1 new' })).toBeTruthy();
  expect(names()).toHaveLength(5);
});

it('shows in its place what others change of a row that stands', async () => {
  const { server, added, again } = await open();
  server.moves(7, { used: 77 });
  added('MART');
  await again();
  expect(await screen.findByRole('cell', { name: /77/ })).toBeTruthy();
  expect(names()).toEqual(['LETO', 'ZIMA']);
});

it('shows at once what one changed oneself, and another filter', async () => {
  const { client, added, again, history } = await open();
  added('MART');
  await again();
  await screen.findByRole('button', { name: 'Show 1 new' });
  await act(() => readAgain(client, [listCoupons]));
  await waitFor(() => expect(names()).toEqual(['MART', 'LETO', 'ZIMA']));
  added('APRIL');
  await again();
  await screen.findByRole('button', { name: 'Show 1 new' });
  await act(() => history.push(`${COUPONS}?state=active`));
  await waitFor(() => expect(names()).toEqual(['APRIL', 'MART', 'LETO']));
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
});

it('stands on the way back as it was left, and as it is now to whoever comes anew', async () => {
  const { client, added, history } = await open();
  const age = () => client.setQueryDefaults([listCoupons.path], { staleTime: 0 });
  await act(() => history.push('/elsewhere'));
  age();
  added('MART');
  await act(() => history.go(-1));
  await screen.findByRole('button', { name: 'Show 1 new' });
  expect(names()).toEqual(['LETO', 'ZIMA']);
  await act(() => history.push('/elsewhere'));
  added('APRIL');
  await act(() => history.push(COUPONS));
  await waitFor(() => expect(names()).toEqual(['APRIL', 'MART', 'LETO', 'ZIMA']));
});
