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

const budget: Notification = { ...tickets, id: 8, title: 'Your budget' };

/** Opens the list of notifications over a page. */
async function overPage() {
  serve(({ method, path }) => {
    if (path.includes('preview')) return { count: 0 };
    return method === 'GET' ? onePage([tickets]) : tickets;
  });
  const { history } = renderScreen(<NotificationsHost />, { at: '/cart?notifications=all' });
  await screen.findByRole('button', { name: tickets.title });
  return { place: () => history.location.search, history };
}

/** Expects the list, with no notification open. */
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
  // The list was opened over the page itself, so one step back closes it.
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
  // The delayed step back was made, and then the address of the newly opened notification was written.
  expect(place()).toBe('?notifications=7');
  fireEvent.click(await screen.findByRole('button', { name: 'All notifications' }));
  act(later);
  await expectList();
  expect(place()).toBe('?notifications=all');
});

it('is at the list again after a Back that was faster than the page', async () => {
  const { place, history } = await overPage();
  await act(async () => {
    // Back is pressed when the address already has the opened notification, but the page is not rendered yet.
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

it('has the focus at the heading of one that came late, but for whoever went on meanwhile', async () => {
  for (const goesOn of [false, true]) {
    const read = heldAnswer();
    serve(({ path }) => (path.includes('preview') ? { count: 0 } : path.endsWith('/9/') ? read.answer : onePage([])));
    const { unmount } = renderScreen(<NotificationsHost />, { at: '/cart?notifications=9' });
    const back = await screen.findByRole('button', { name: 'All notifications' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    const close = screen.getByRole('button', { name: 'Close' });
    if (goesOn) act(() => close.focus());
    await act(async () => read.end({ ...tickets, id: 9 }));
    const heading = await screen.findByRole('heading', { name: tickets.title });
    expect(document.activeElement).toBe(goesOn ? close : heading);
    unmount();
  }
});

it('says what came while the list was open, and counts it at the bell no longer once it is shown', async () => {
  const later = { ...tickets, id: 8, title: 'Your budget', date: '2026-11-21T10:00:00Z', previewed: false };
  const listed = [tickets];
  const calls = serve(({ path }) => (path.includes('preview') ? { count: 0 } : onePage(listed)));
  const { client } = renderScreen(<NotificationsHost />, { at: '/cart?notifications=all' });
  await screen.findByRole('button', { name: tickets.title });
  const atBell = () => client.getQueryData(meQuery.queryKey)?.new_notifications;
  const marks = () => calls.filter(({ path }) => path.includes('preview')).length;
  expect(marks()).toBe(1);
  listed.unshift(later);
  const [status] = screen.getAllByRole('status');
  act(() => void client.setQueryData(meQuery.queryKey, { ...jelena, notifications: [later], new_notifications: 1 }));
  // Screen readers get it from a live region.
  await waitFor(() => expect(status?.textContent).toBe('Show 1 new notification'));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 1 new notification' }));
  expect(screen.getByRole('button', { name: later.title })).toBeTruthy();
  await waitFor(() => expect([atBell(), marks()]).toEqual([0, 2]));
});

/** Opens the list while the deletion of its first notification is in progress; `done` finishes the deletion. */
async function whileDeleting(listed: (query: URLSearchParams) => unknown) {
  const work = heldAnswer();
  const calls = serve(({ method, path, query }) => {
    if (path.includes('preview')) return { count: 0 };
    if (method === 'DELETE') return work.answer;
    return method === 'GET' ? listed(query) : budget;
  });
  const { history, said } = renderScreen(<NotificationsHost />, { at: '/cart?notifications=all' });
  fireEvent.click(await screen.findByRole('button', { name: `Delete: ${tickets.title}` }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  const asked = (filter: string) =>
    calls.filter(({ query }) => query.has(filter)).map(({ query }) => query.get(filter));
  const done = async () => {
    await act(async () => work.end(new Response(null, { status: 204 })));
    await waitFor(() => expect(said).toEqual([expect.objectContaining({ text: 'Deleted for good' })]));
  };
  return { calls, asked, done, place: () => history.location.search };
}

it('searches for what is typed while something is done, and keeps it afterwards', async () => {
  const { asked, done } = await whileDeleting((query) => onePage(query.get('search') ? [budget] : [tickets, budget]));
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search notifications' });
  fireEvent.change(field, { target: { value: 'budget' } });
  expect(field.value).toBe('budget');
  await waitFor(() => expect(asked('search')).toEqual(['budget']));
  expect(await screen.findByRole('button', { name: budget.title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: tickets.title })).toBeNull();
  await done();
  expect(field.value).toBe('budget');
  await waitFor(() => expect(asked('search')).toEqual(['budget', 'budget']));
  expect(await screen.findByRole('button', { name: budget.title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: tickets.title })).toBeNull();
});

it.each([
  ['that there is nothing', onePage([]), 'No notifications'],
  ['that the list did not load', new Response(null, { status: 503 }), 'The notifications could not be loaded'],
])('says of other filters %s while something is done', async (_, answer, heading) => {
  const { done } = await whileDeleting((query) => (query.has('previewed') ? answer : onePage([tickets, budget])));
  fireEvent.click(screen.getByRole('radio', { name: 'Unread' }));
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  await done();
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});

it('reads a list again that was asked for before the work was done and is answered after it', async () => {
  const before = heldAnswer();
  const answers = [before.answer, onePage([budget])];
  const { asked, done } = await whileDeleting((query) =>
    query.has('previewed') ? answers.shift() : onePage([tickets, budget]),
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Unread' }));
  await waitFor(() => expect(asked('previewed')).toEqual(['false']));
  await done();
  await act(async () => before.end(onePage([tickets, budget])));
  expect(await screen.findByRole('button', { name: budget.title })).toBeTruthy();
  expect(asked('previewed')).toEqual(['false', 'false']);
  expect(screen.queryByRole('button', { name: tickets.title })).toBeNull();
});

it('knows the list of filters that were chosen before, also when these are chosen again at once', async () => {
  const calls = serve(({ path, query }) => {
    if (path.includes('preview')) return { count: 0 };
    return query.has('previewed') ? onePage([budget]) : onePage([tickets]);
  });
  renderScreen(<NotificationsHost />, { at: '/cart?notifications=all' });
  await screen.findByRole('button', { name: tickets.title });
  fireEvent.click(screen.getByRole('radio', { name: 'Unread' }));
  await screen.findByRole('button', { name: budget.title });
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('v2/batch-notifications/'));
});

it('opens another while one is deleted, where nothing can be begun, and reads it afterwards', async () => {
  const { calls, done, place } = await whileDeleting(() => onePage([tickets, budget]));
  fireEvent.click(screen.getByRole('button', { name: budget.title }));
  expect(await screen.findByRole('heading', { name: budget.title })).toBeTruthy();
  expect(place()).toBe('?notifications=8');
  const remove = (attribute: string) => screen.getByRole('button', { name: 'Delete' }).getAttribute(attribute);
  expect([remove('aria-disabled'), remove('aria-busy')]).toEqual(['true', null]);
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await done();
  expect(screen.getByRole('heading', { name: budget.title })).toBeTruthy();
  await waitFor(() =>
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('PATCH v2/notifications/8/'),
  );
  expect([remove('aria-disabled'), place()]).toEqual([null, '?notifications=8']);
});

it('is at the list again at once when one goes back from what is being deleted', async () => {
  const { done, place } = await whileDeleting(() => onePage([tickets, budget]));
  fireEvent.click(screen.getByRole('button', { name: tickets.title }));
  fireEvent.click(await screen.findByRole('button', { name: 'All notifications' }));
  expect(await screen.findByRole('button', { name: budget.title })).toBeTruthy();
  expect(place()).toBe('?notifications=all');
  await done();
  expect(place()).toBe('?notifications=all');
});

/** An answer that is given when the test calls `end`. */
function heldAnswer() {
  let end: (answer: unknown) => void = () => {};
  const answer = new Promise<unknown>((resolve) => {
    end = resolve;
  });
  return { answer, end: (given: unknown) => end(given) };
}

/** Delays steps back, as a browser does; the returned function makes those that wait. */
function stepsLater(history: Awaited<ReturnType<typeof overPage>>['history']): () => void {
  const go = history.go.bind(history);
  const waiting: number[] = [];
  history.go = (steps) => void waiting.push(steps);
  return () => {
    for (const steps of waiting.splice(0)) go(steps);
  };
}
