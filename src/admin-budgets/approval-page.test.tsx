// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PROPOSED } from '#machines/approvals/approval.paths.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { ApprovalPage } from './approval-page.tsx';

it('names who has left since, and says of whom the name is erased', async () => {
  const left_out = [
    { id: 21, name: 'Ana Kovač' },
    { id: 22, name: '' },
  ];
  const now = Object.assign({}, PROPOSED.now, { people: 118, left_out, left_count: 2 });
  serve(() => Object.assign({}, PROPOSED, { now }));
  renderScreen(inSampleSite(<ApprovalPage />), {
    at: '/company-admin/approvals/4',
    path: '/company-admin/approvals/:id',
    me: Object.assign({}, jelena, { company_roles: ['budgets' as const] }),
  });
  expect(await screen.findByText(/would get nothing: Ana Kovač, Erased person$/)).toBeTruthy();
});
