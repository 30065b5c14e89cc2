// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { filed } from '#machines/requests/request.paths.ts';
import { meQuery } from '../session/session.queries.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { MyRequests } from './my-requests.tsx';

/** Opens a request of the person; polls of the person are answered with an ETag. */
function openRequest(first: RequestDetail) {
  const server = { request: first, me: jelena, etag: '"1"' };
  const calls = serve(({ path, headers }) => {
    if (path.endsWith('/comments/')) return [];
    if (path.includes('/file')) return new Response('', { headers: { 'content-type': 'image/png' } });
    if (path === 'v2/me/') {
      const isSame = headers['If-None-Match'] === server.etag;
      return isSame
        ? new Response(null, { status: 304 })
        : Response.json(server.me, { headers: { ETag: server.etag } });
    }
    return path.endsWith(`/${first.id}/`) ? server.request : onePage([server.request]);
  });
  const { client } = renderScreen(<MyRequests />, { at: `/reimbursement?tab=mine&request=${first.id}` });
  const poll = () => act(() => client.fetchQuery({ ...meQuery, staleTime: 0 }));
  const readings = () => calls.filter(({ path }) => path.endsWith(`/${first.id}/`)).length;
  return { server, poll, readings };
}

/** Opens a list with a request and the one that files it again, after another page in the history. */
function openList(at: string) {
  const first: RequestDetail = { ...filed, id: 1, status: 'rejected', resubmitted_by: 2 };
  const second: RequestDetail = { ...filed, id: 2, status: 'pending', resubmits: 1 };
  serve(({ path }) => {
    if (path.endsWith('/comments/')) return [];
    if (path.includes('/file')) return new Response('', { headers: { 'content-type': 'image/png' } });
    return [first, second].find(({ id }) => path.endsWith(`/${id}/`)) ?? onePage([first, second]);
  });
  return renderScreen(<MyRequests />, {
    at: ['/elsewhere', at],
    path: '/reimbursement',
    routes: [{ path: '*', element: <p>Elsewhere</p> }],
  });
}

it('shows what a reviewer decided while the request is open, and no longer offers to cancel it', async () => {
  const { server, poll } = openRequest({ ...filed, status: 'pending' });
  expect(await screen.findByRole('button', { name: 'Cancel request' })).toBeTruthy();

  server.request = { ...filed, status: 'accepted', decided_at: '2026-11-20T10:00:00Z' };
  // The next poll gets a person with one more notification.
  server.me = { ...jelena, new_notifications: 1 };
  server.etag = '"2"';
  await poll();

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull());
  expect(screen.getAllByText('Accepted').length).toBeGreaterThan(0);
});

it('shows that a reviewer took the request up, which changes nothing that is said of the person', async () => {
  const { server, poll } = openRequest({ ...filed, status: 'pending' });
  expect(await screen.findByRole('button', { name: 'Cancel request' })).toBeTruthy();
  await poll();

  server.request = { ...filed, status: 'in_review' };
  server.etag = '"2"';
  await poll();

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull());
  expect(screen.getAllByText('In review').length).toBeGreaterThan(0);
});

it('does not read the request again while nothing has happened', async () => {
  const { poll, readings } = openRequest({ ...filed, status: 'pending' });
  await screen.findByRole('button', { name: 'Cancel request' });
  await poll();
  const before = readings();
  await poll();
  await poll();
  expect(readings()).toBe(before);
});

/** A request of the year before, which held money of that year's health budget and of the flexible one. */
const ofLastYear: RequestDetail = {
  ...filed,
  budget_year: Number(businessDay(new Date()).slice(0, 4)) - 1,
  held_from_category: 4000,
  held_from_flexible: 500.5,
};

it.each([
  [
    'some of it',
    ofLastYear,
    '500.50 RSD is available again. 4,000.00 RSD went back to a budget that has ended, so it can no longer be spent.',
  ],
  [
    'none of it',
    { ...ofLastYear, held_from_category: 4500.5, held_from_flexible: 0 },
    '4,500.50 RSD went back to a budget that has ended, so it can no longer be spent.',
  ],
  ['all of it', { ...ofLastYear, held_from_category: 0, held_from_flexible: 4500.5 }, 'The money is available again'],
])(
  'says of the money of a cancelled request that %s is available again once its year is over',
  async (_, request, text) => {
    openRequest({ ...request, status: 'cancelled' });
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

it.each([
  [
    'some of it',
    ofLastYear,
    '500.50 RSD will be available again. 4,000.00 RSD goes back to a budget that has ended, so it can no longer be spent. You can file the request again later.',
  ],
  [
    'none of it',
    { ...ofLastYear, held_from_category: 4500.5, held_from_flexible: 0 },
    '4,500.50 RSD goes back to a budget that has ended, so it can no longer be spent. You can file the request again later.',
  ],
  [
    'all of it',
    { ...ofLastYear, budget_year: ofLastYear.budget_year + 1 },
    '4,500.50 RSD will be available again. You can file the request again later.',
  ],
])('says before a request is cancelled that %s will be available again', async (_, request, text) => {
  openRequest(request);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('says that a request was not found, and offers no other try, where the link leads to none', async () => {
  serve(({ path }) => (path.endsWith('/requests/') ? onePage([]) : undefined));
  renderScreen(<MyRequests />, { at: '/reimbursement?tab=mine&request=99999' });
  expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('keeps a comment with the request that it is written to, when another one is opened from there', async () => {
  openList('/reimbursement?tab=mine&request=2');
  await userEvent.click(await screen.findByRole('link', { name: 'Files request 1 again' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Filed again as request 2' }));
  await userEvent.type(await screen.findByLabelText('Your comment'), 'About the second');
  // Both are in the cache by now: nothing is loaded when the other one opens.
  await userEvent.click(screen.getByRole('link', { name: 'Files request 1 again' }));
  await screen.findByRole('link', { name: 'Filed again as request 2' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('');
});

async function close() {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('does not open a request again by Back once it was closed', async () => {
  const { history, where } = openList('/reimbursement?tab=mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Details of request 2' }));
  await close();
  expect(where()).toBe('/reimbursement?tab=mine');
  await act(() => history.go(-1));
  await screen.findByText('Elsewhere');
});

it('goes back from one request to the one from which it was opened, and closes both at once', async () => {
  const { history, where } = openList('/reimbursement?tab=mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Details of request 2' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Files request 1 again' }));
  await act(() => history.go(-1));
  await userEvent.click(await screen.findByRole('link', { name: 'Files request 1 again' }));
  await screen.findByRole('link', { name: 'Filed again as request 2' });
  await close();
  expect(where()).toBe('/reimbursement?tab=mine');
  await act(() => history.go(-1));
  await screen.findByText('Elsewhere');
});

it('does not open a request again by Back that a link had opened', async () => {
  const { history } = openList('/reimbursement?tab=mine&request=2');
  await screen.findByRole('link', { name: 'Files request 1 again' });
  await close();
  await act(() => history.go(-1));
  await screen.findByText('Elsewhere');
});

it('says that a comment was sent, and leaves the focus at its button', async () => {
  const comment = { id: 1, date: filed.filed_at, by: 'employee', name: 'Jelena Đorđević' };
  serve(({ method, path, body }) => {
    if (path.endsWith('/comments/')) return method === 'POST' ? { ...(body as object), ...comment } : [];
    if (path.includes('/file')) return new Response('', { headers: { 'content-type': 'image/png' } });
    return path.endsWith('/12/') ? filed : onePage([filed]);
  });
  const { said } = renderScreen(<MyRequests />, { at: '/reimbursement?tab=mine&request=12' });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your comment');
  await userEvent.type(field, 'Here it is');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  await userEvent.click(send);
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['The comment is sent.']));
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
  expect([field.value, send.disabled, send.getAttribute('aria-disabled')]).toEqual(['', false, 'true']);
  expect(document.activeElement).toBe(send);
});

it.each([
  ['is done for whoever asked for it twice, as a browser does when an answer is lost', 'cancelled', 'success'],
  ['is refused once a reviewer was first', 'accepted', 'error'],
] as const)('a cancellation %s', async (_, status, tone) => {
  const server = { request: { ...filed, status: 'pending' } as RequestDetail };
  serve(({ method, path }) => {
    if (path.endsWith('/comments/')) return [];
    if (path.includes('/file')) return new Response('', { headers: { 'content-type': 'image/png' } });
    if (!path.endsWith(`/${filed.id}/`)) return onePage([server.request]);
    if (method === 'GET') return server.request;
    server.request = { ...filed, status };
    return Response.json({ code: 'requests.status', message: 'It is decided.', status }, { status: 409 });
  });
  const { said } = renderScreen(<MyRequests />, { at: `/reimbursement?tab=mine&request=${filed.id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
  await waitFor(() => expect(said).toEqual([expect.objectContaining({ tone })]));
});

it('keeps a request open that was opened before a search had rested, and searches once it is closed', async () => {
  const { where } = openList('/reimbursement?tab=mine');
  const details = await screen.findByRole('button', { name: 'Details of request 2' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sport' } });
  await userEvent.click(details);
  await screen.findByRole('link', { name: 'Files request 1 again' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(where()).toBe('/reimbursement?tab=mine&request=2');
  await close();
  await waitFor(() => expect(where()).toBe('/reimbursement?tab=mine&search=sport'));
});
