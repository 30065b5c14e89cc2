// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { NotificationsHost } from './notifications-host.tsx';

const tickets: Notification = {
  id: 7,
  title: 'Tickets for Čačak',
  text: '<p>Show your card.</p>',
  image_alt: '',
  send_from: 'Izbor',
  date: '2026-11-20T10:00:00Z',
  previewed: true,
  image: null,
  attachments: null,
};

/** The notifications over a page to which the address follows only when it is let; `places` is where it went. */
async function overSlowPage() {
  serve(({ method, path }) => {
    if (path.includes('preview')) return { count: 0 };
    return method === 'GET' ? onePage([tickets]) : tickets;
  });
  let arrived = Promise.resolve();
  const page = {
    path: '/cart',
    element: <NotificationsHost />,
    hydrateFallbackElement: <p>Loading</p>,
    loader: () => arrived.then(() => null),
  };
  const { router } = renderScreen(null, { at: '/cart?notifications=all', routes: [page] });
  await screen.findByRole('button', { name: tickets.title });
  const places: string[] = [];
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle' && places.at(-1) !== location.search) places.push(location.search);
  });
  const hold = () => {
    let letGo = () => {};
    arrived = new Promise((resolve) => {
      letGo = resolve;
    });
    return () => letGo();
  };
  return { router, places, hold };
}

it('stays at the list when one comes back to it before the address has followed to the one that was opened', async () => {
  const { places, hold } = await overSlowPage();
  const letGo = hold();
  fireEvent.click(screen.getByRole('button', { name: tickets.title }));
  fireEvent.click(await screen.findByRole('button', { name: 'All notifications' }));
  letGo();
  await waitFor(() => expect(places).toEqual(['?notifications=7', '?notifications=all']));
  expect(screen.queryByRole('heading', { name: tickets.title })).toBeNull();
  expect(screen.getByRole('button', { name: tickets.title })).toBeTruthy();
});

it('is at the list again after a Back that was faster than the page', async () => {
  const { router } = await overSlowPage();
  const opened = new Promise<void>((resolve) => {
    router.subscribe(({ location }) => location.search === '?notifications=7' && resolve());
  });
  await act(async () => {
    // What was opened is in the address already, and the page has not been drawn with it when Back is pressed.
    flushSync(() => screen.getByRole('button', { name: tickets.title }).click());
    await opened;
    await router.navigate(-1);
  });
  expect(router.state.location.search).toBe('?notifications=all');
  expect(await screen.findByRole('button', { name: tickets.title })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: tickets.title })).toBeNull();
});
