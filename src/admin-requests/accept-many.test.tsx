// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listApprovals } from '#contract/approvals/approvals.contract.ts';
import type { CompanyRole } from '#contract/permissions/roles.ts';
import { query } from '../api/query.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { lookedAtBy, requestRow, requestsServer } from '../testing/requests-server.ts';
import { inSampleSite } from '../testing/sample-site.tsx';
import { RequestsScreen } from './requests-screen.tsx';

const rows = [
  requestRow(41),
  requestRow(42, { signals: ['weekend'] }),
  requestRow(43, { claim: lookedAtBy(9, 'Sara Ilić') }),
  requestRow(44, { employee: { id: jelena.id, first_name: 'J', last_name: 'Đ' } }),
  requestRow(45),
];
const server = requestsServer(rows);

const preview = {
  id: 12,
  count: 2,
  affected: 2,
  refused: [],
  effects: { people: 2, pots: [{ category_id: null, category: null, currency: 'RSD', sum: 2000 }] },
  sample: [],
  expires_at: '2026-11-20T10:10:00.000Z',
};
const done = {
  id: 12,
  action: 'accept',
  status: 'done',
  task: 3,
  affected: 2,
  changed: 2,
  left_out: [],
  gone: 0,
  undo_until: null,
};

function open(role: CompanyRole = 'reviewer', search = '') {
  const answer = (call: Call) => {
    if (call.path === 'company/requests/bulk/preview/') return preview;
    if (call.path.startsWith('company/requests/bulk/')) return done;
    return server(call) ?? { results: [] };
  };
  const calls = serve(answer);
  const me = { ...jelena, company_roles: [role] };
  const seen = (
    <>
      <RequestsScreen />
      <Approvals />
    </>
  );
  renderScreen(inSampleSite(seen), { at: `/company-admin/requests${search}`, path: '/company-admin/*', me });
  const bulk = () => calls.filter(({ method, path }) => method === 'POST' && path.includes('bulk'));
  const approvals = () => calls.filter(({ path }) => path === 'company/approvals/').length;
  return { bulk, approvals };
}

/** Reads the list of proposals, as another page of the site does. */
function Approvals() {
  useQuery(query(listApprovals));
  return null;
}

const accept = (count: number) => screen.findByRole('button', { name: `Accept (${count})` });

it('chooses those that need no look, looks at what it means, and accepts exactly those', async () => {
  const { bulk, approvals } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Select several' }));
  await userEvent.click(await screen.findByRole('button', { name: 'All without remarks' }));
  await userEvent.click(await accept(2));
  expect(approvals()).toBe(1);
  const drawer = within(await screen.findByRole('dialog', { name: 'Accept several requests' }));
  expect(await drawer.findByText(/Nothing takes it back/)).toBeTruthy();
  expect(bulk()).toMatchObject([{ body: { action: 'accept', ids: [41, 45] } }]);
  await userEvent.click(await drawer.findByRole('button', { name: 'Accept 2 requests' }));
  expect(await drawer.findByText('All of it is accepted')).toBeTruthy();
  expect(bulk()[1]?.path).toBe('company/requests/bulk/12/run/');
  // Above the limit the requests need a second approval.
  await waitFor(() => expect(approvals()).toBe(2));
  const [close] = await drawer.findAllByRole('button', { name: 'Close' });
  await userEvent.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull());
});

it('chooses by x the request whose row has the focus, and lets go of it by another', async () => {
  open();
  const link = (await screen.findByText('Una U42')).closest('a');
  link?.focus();
  await userEvent.keyboard('x');
  expect(await accept(1)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Select: Una U42, request 42' }).getAttribute('aria-checked')).toBe(
    'true',
  );
  await userEvent.keyboard('x');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});

it('is offered neither for what is decided nor to who may only look', async () => {
  open('reviewer', '?queue=decided');
  expect(await screen.findByText('Una U41')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Select several' })).toBeNull();
});
