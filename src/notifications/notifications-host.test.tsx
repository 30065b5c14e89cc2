// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { meQuery } from '../session/session.queries.ts';
import { jelena } from '../testing/people.ts';
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

/** The list of notifications over a page. */
async function overPage() {
  serve(({ method, path }) => {
    if (path.includes('preview')) return { count: 0 };
    return method === 'GET' ? onePage([tickets]) : tickets;
  });
  const { history } = renderScreen(<NotificationsHost />, { at: '/cart?notifications=all' });
  await screen.findByRole('button', { name: tickets.title });
  return { place: () => history.location.search, history };
}

/** At the list, with nothing else opened. */
async function expectList() {
  expect(await screen.findByRole('button', { name: tickets.title })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: tickets.title })).toBeNull();
}

it('goes to the one that is pressed and back to the list, by the address too', async () => {
  const { place, history } = await overPage();
  fireEvent.click(screen.getByRole('button', { name: tickets.title }));
  expect(await screen.findByRole('heading', { name: tickets.title })).toBeTruthy();
  expect(place()).toBe('?notifications=7');
  fireEvent.click(await screen.findByRole('button', { name: 'All notifications' }));
  await expectList();
  expect(place()).toBe('?notifications=all');
  // The list was put over the page itself: it is closed by one step.
  act(() => history.go(-1));
  await waitFor(() => expect(screen.queryByRole('button', { name: tickets.title })).toBeNull());
  expect(place()).toBe('');
});

it('ends where one is by then when one went on before a step back was made', async () => {
  const { place, history } = await overPage();
  const later = stepsLater(history);
  fireEvent.click(screen.getByRole('button', { name: tickets.title }));
  fireEvent.click(await screen.findByRole('button', { name: 'All notifications' }));
  fireEvent.click(await screen.findByRole('button', { name: tickets.title }));
  expect(place()).toBe('?notifications=7');
  act(later);
  // The step back is made, and the one that was opened meanwhile is written.
  expect(place()).toBe('?notifications=7');
  fireEvent.click(await screen.findByRole('button', { name: 'All notifications' }));
  act(later);
  await expectList();
  expect(place()).toBe('?notifications=all');
});

it('is at the list again after a Back that was faster than the page', async () => {
  const { place, history } = await overPage();
  await act(async () => {
    // What was opened is in the address already, and the page has not been drawn with it when Back is pressed.
    screen.getByRole('button', { name: tickets.title }).click();
    expect(place()).toBe('?notifications=7');
    history.go(-1);
  });
  await expectList();
  expect(place()).toBe('?notifications=all');
});

it('says when more of the list did not load, with another try', async () => {
  const later = { ...tickets, id: 6, title: 'Your budget' };
  let isAway = true;
  serve(({ path, query }) => {
    if (path.includes('preview')) return { count: 0 };
    if (query.get('page') !== '2') return { ...onePage([tickets]), count: 2, next: '?page=2' };
    return isAway ? new Response(null, { status: 503 }) : { ...onePage([later]), count: 2 };
  });
  renderScreen(<NotificationsHost />, { at: '/cart?notifications=all' });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toBe('More notifications could not be loaded.');
  expect(screen.getByRole('button', { name: tickets.title })).toBeTruthy();
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: later.title })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['says that one is deleted that another tab has deleted meanwhile', 404, 'Deleted for good'],
  ['says when one could not be deleted', 403, 'Something went wrong!'],
])('%s', async (_, status, text) => {
  serve(({ method, path }) => {
    if (path.includes('preview')) return { count: 0 };
    return method === 'DELETE' ? new Response(null, { status }) : onePage([tickets]);
  });
  const { said } = renderScreen(<NotificationsHost />, { at: '/cart?notifications=all' });
  fireEvent.click(await screen.findByRole('button', { name: `Delete: ${tickets.title}` }));
  await waitFor(() => expect(said).toEqual([expect.objectContaining({ text })]));
});

it('counts at the bell no longer what came while the list was open, once it is shown', async () => {
  const later = { ...tickets, id: 8, title: 'Your budget', date: '2026-11-21T10:00:00Z', previewed: false };
  const listed = [tickets];
  const calls = serve(({ path }) => (path.includes('preview') ? { count: 0 } : onePage(listed)));
  const { client } = renderScreen(<NotificationsHost />, { at: '/cart?notifications=all' });
  await screen.findByRole('button', { name: tickets.title });
  const atBell = () => client.getQueryData(meQuery.queryKey)?.new_notifications;
  const marks = () => calls.filter(({ path }) => path.includes('preview')).length;
  expect(marks()).toBe(1);
  listed.unshift(later);
  act(() => void client.setQueryData(meQuery.queryKey, { ...jelena, notifications: [later], new_notifications: 1 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 1 new notification' }));
  expect(screen.getByRole('button', { name: later.title })).toBeTruthy();
  expect(atBell()).toBe(0);
  expect(marks()).toBe(2);
});

/** A step back is made later, as a browser makes it; answers what makes those that wait. */
function stepsLater(history: Awaited<ReturnType<typeof overPage>>['history']): () => void {
  const go = history.go.bind(history);
  const waiting: number[] = [];
  history.go = (steps) => void waiting.push(steps);
  return () => {
    for (const steps of waiting.splice(0)) go(steps);
  };
}
