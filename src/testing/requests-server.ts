import type { RequestToReview, RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import type { Call } from './render-screen.tsx';

/** A request that waits to be reviewed. */
export const requestRow = (id: number, more: Partial<RequestToReview> = {}): RequestToReview =>
  Object.assign(
    {
      id,
      company: null,
      kind: 'reimbursement',
      status: 'pending',
      needs_information: false,
      category: 'Health/Zdravlje',
      category_id: 1,
      provider_name: 'Optika',
      description: 'Glasses',
      purchase_date: '2026-11-18',
      amount: 1000,
      currency: 'RSD',
      filed_at: '2026-11-20T08:00:00.000Z',
      first_filed_at: '2026-11-20T08:00:00.000Z',
      decided_at: null,
      resubmits: null,
      resubmitted_by: null,
      employee: { id, first_name: 'Una', last_name: `U${id}` },
      claim: null,
      assigned: null,
      second: null,
      late: false,
      signals: [],
    } as const,
    more,
  );

/** The listed request as opened by a reviewer, without any warnings. */
export const requestOpened = (listed: RequestToReview): RequestToReviewDetail =>
  Object.assign({}, listed, {
    employee: Object.assign({ language: 'EN', unit: '' } as const, listed.employee),
    reason: '',
    held_from_category: listed.amount,
    held_from_flexible: 0,
    budget_year: 2026,
    file: { name: 'receipt.png', type: 'image/png', bytes: 10 },
    timeline: [],
    own: false,
    unattended: false,
    decided_by: null,
    decided_for: null,
    reason_code: null,
    signals: [],
    earlier: { count: 0, accepted: 0, rejected: 0, sum: 0, results: [] },
    budgets_after: [],
    seen: { status: listed.status, comment: null },
  });

/** The claim of a colleague who is looking at a request. */
export const lookedAtBy = (id: number, name: string): RequestToReview['claim'] => ({
  by: { id, name },
  since: '2026-11-20T09:02:00.000Z',
  until: '2026-11-20T09:17:00.000Z',
  mine: false,
});

/** Fake server for the queue of a company and its reviewers. Returns undefined for all other calls. */
export const requestsServer =
  (rows: readonly RequestToReview[]) =>
  ({ path }: Call): unknown => {
    if (path === 'company/absence/') return { absence: null, stands_in: [], reviewers: [] };
    if (path !== 'company/requests/') return undefined;
    const queues = { pending: rows.length, in_review: 0, asked: 0, decided: 0 };
    return { count: rows.length, next: null, previous: null, queues, results: rows };
  };
