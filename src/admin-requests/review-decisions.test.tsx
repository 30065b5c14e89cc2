// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { en } from '#locales/admin-requests/en.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { requestOpened, requestRow, requestsServer } from '../testing/requests-server.ts';
import { inSampleSite } from '../testing/sample-site.tsx';
import { RequestsScreen } from './requests-screen.tsx';
import { REVIEW_CALLS } from './review-calls.ts';

// So long that no decision is sent only because the test is slow.
beforeEach(() => localStorage.setItem('izbor.longer', 'on'));

const rows = [requestRow(1), requestRow(2)];
const requests = requestsServer(rows);

function answer(call: Call): unknown {
  const [, id, rest] = /^company\/requests\/(\d+)\/(.*)$/.exec(call.path) ?? [];
  const row = rows.find((one) => one.id === Number(id));
  if (!row) return requests(call);
  if (rest === '') return requestOpened(row);
  if (rest === 'comments/') return { results: [] };
  if (rest === 'decide/')
    return { id: row.id, status: 'accepted', needs_information: false, decided_at: null, waits: false };
  return undefined;
}

/** Opens a request; `decided` returns the decisions that were sent, with their requests. */
async function open(id = 1) {
  const calls = serve(answer);
  const decided = () =>
    calls
      .filter(({ path }) => path.endsWith('/decide/'))
      .map(({ path, body }) => [Number(path.split('/')[2]), body] as const);
  const me = Object.assign({}, jelena, { company_roles: ['reviewer'] });
  const at = `/company-admin/requests?open=${id}`;
  const seen = renderScreen(inSampleSite(<RequestsScreen />), { at, path: '/company-admin/*', me });
  await screen.findByRole('button', { name: en.accept });
  return { ...seen, decided };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const onShelf = async (name: string) => {
  const shelf = within(await screen.findByRole('region', { name: en.about }));
  await userEvent.click(shelf.getByRole('button', { name: new RegExp(`^${name}`) }));
};
const seen = { status: 'pending', comment: null } as const;

it('undoes what is about to be sent by the button, with its words, and sends it at once by the other', async () => {
  const { decided, where } = await open();
  await press(en.refuse);
  await userEvent.type(screen.getByRole('textbox', { name: /Una/ }), 'It cannot be read.');
  await press(en['refuse.submit']);
  await onShelf(en.undo);
  expect(where()).toContain('open=1');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Una/ })).value).toBe('It cannot be read.');
  expect(decided()).toEqual([]);

  await press(en['refuse.submit']);
  await onShelf(en.sendNow);
  await waitFor(() => expect(decided()).toHaveLength(1));
  expect(decided()).toEqual([
    [1, { decision: 'rejected', code: expect.any(String), words: 'It cannot be read.', seen }],
  ]);
});

it.each([
  ['leaves the page for another of the site', 1, ({ unmount }: { unmount: () => void }) => unmount()],
  ['closes the page', 2, () => dispatchEvent(new Event('pagehide'))],
])('is sent at once when who decided %s', async (_, id, leave) => {
  const opened = await open(id);
  await press(en.accept);
  await screen.findByRole('region', { name: en.about });
  expect(opened.decided()).toEqual([]);
  leave(opened);
  await waitFor(() => expect(opened.decided()).toEqual([[id, { decision: 'accepted', seen }]]));
});

it.each(['company', 'platform'] as const)('is sent to the %s also when its page is gone', async (site) => {
  const fetched = vi.fn(async (_address: string, _options: RequestInit) => Response.json({ id: 1, waits: false }));
  vi.stubGlobal('fetch', fetched);
  const tried = { id: 1, company: 2, decision: 'accepted', code: 'other', words: '', seen } as const;
  await REVIEW_CALLS[site].decide(tried).catch(() => {});
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'POST', keepalive: true });
});
