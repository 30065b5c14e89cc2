// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { budgetImports } from '#contract/imports/budget-imports.contract.ts';
import { getCompanyRequest } from '#contract/requests/review.contract.ts';
import { en as approvalsTexts } from '#locales/approvals/en.ts';
import { PROPOSED } from '#machines/approvals/approval.paths.ts';
import { query } from '../api/query.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { ApprovalPage } from './approval-page.tsx';

const me = Object.assign({}, jelena, { company_roles: ['budgets' as const] });
const at = { at: '/company-admin/approvals/4', path: '/company-admin/approvals/:id', me };

it('names who has left since, and says of whom the name is erased', async () => {
  const left_out = [
    { id: 21, name: 'Ana Kovač' },
    { id: 22, name: '' },
  ];
  const now = Object.assign({}, PROPOSED.now, { people: 118, left_out, left_count: 2 });
  serve(() => Object.assign({}, PROPOSED, { now }));
  renderScreen(inSampleSite(<ApprovalPage />), at);
  expect(await screen.findByText(/would get nothing: Ana Kovač, Erased person$/)).toBeTruthy();
});

it.each([
  ['as it was proposed', {}, approvalsTexts.same],
  ['less, for some of it was spent', { people: 119, sum: 1_190_000 }, approvalsTexts.less],
  ['nothing that could be done, for its year has ended', { stale: 'year' }, ''],
])('says of what would be taken back now: %s', async (_, changed, said) => {
  const now = Object.assign({}, PROPOSED.now, changed);
  serve(() => Object.assign({}, PROPOSED, { kind: 'take_back', amount: null, now }));
  renderScreen(inSampleSite(<ApprovalPage />), at);
  expect(await screen.findByText(approvalsTexts.now)).toBeTruthy();
  const words = [approvalsTexts.same, approvalsTexts.less].filter((each) => screen.queryByText(each));
  expect(words.join()).toBe(said);
});

it('says of whom the name is erased who proposed it, and who decided', async () => {
  const by = { id: 3, name: '' };
  const decided = { status: 'approved', may: 'look', now: null, decided_at: '2026-11-24T10:00:00.000Z' };
  serve(() => Object.assign({}, PROPOSED, decided, { proposed_by: by, decided_by: by }));
  renderScreen(inSampleSite(<ApprovalPage />), at);
  expect(await screen.findByText(/^Erased person proposed it/)).toBeTruthy();
  expect(screen.getByText(/^Approved by Erased person/)).toBeTruthy();
});

it.each([
  ['when its time is over', PROPOSED.expires_at, 'Nobody decided within seven days. No money has moved.'],
  ['before', PROPOSED.date, 'It no longer waits for a second person.'],
])('says of one that ended %s why', async (_, decided_at, said) => {
  serve(() => Object.assign({}, PROPOSED, { status: 'expired', may: 'look', now: null, decided_at }));
  renderScreen(inSampleSite(<ApprovalPage />), at);
  expect(await screen.findByText(said)).toBeTruthy();
});

it('has requests and imports of budgets read again once one of them is approved', async () => {
  const now = Object.assign({}, PROPOSED.now, { people: null });
  const ofRequest = { kind: 'request', gift: null, request: 31, people: null, amount: null, now };
  const request = Object.assign({}, PROPOSED, ofRequest);
  const decided = { status: 'approved', may: 'look', now: null, decided_at: '2026-11-24T10:00:00.000Z' };
  serve(({ method }) => (method === 'POST' ? Object.assign({}, request, decided) : request));
  const { client, said } = renderScreen(inSampleSite(<ApprovalPage />), at);
  const keys = [
    query(getCompanyRequest, { params: { id: 31 } }).queryKey,
    query(budgetImports.listImports, { query: { page: 1 } }).queryKey,
  ];
  for (const key of keys) client.setQueryData(key, {} as never);
  await userEvent.click(await screen.findByRole('button', { name: approvalsTexts.approve }));
  await waitFor(() => expect(said).toHaveLength(1));
  for (const key of keys) expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
