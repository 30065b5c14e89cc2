import type { ApprovalLimit, ListedApproval } from '#contract/approvals/approvals.contract.ts';
import { APPROVED, PROPOSED, REFUSED } from '#machines/approvals/approval.paths.ts';
import { pageOf } from '../testing/found.ts';

const as = (base: object, rest: object) => Object.assign({}, base, rest) as ListedApproval;

/** Proposals of the sample company that need a second approval. */
export const sampleApprovals: readonly ListedApproval[] = [
  as(PROPOSED, { id: 4 }),
  as(PROPOSED, { id: 3, kind: 'limit', note: '', gift: null, amount: null, people: null, sum: 2_000_000 }),
  as(APPROVED, { id: 2, note: 'Jubilej', sum: 3_180_000, people: 318 }),
  as(REFUSED, { id: 1, note: '', category: 1, category_name_sr: 'Sport', category_name_en: 'Sport', year: 2026 }),
];

/** The list's answer to a query. */
export const approvalsAsked = (search: URLSearchParams) => {
  const state = search.get('state');
  const results = sampleApprovals.filter(({ status }) => state === null || state.split(',').includes(status));
  return Object.assign(pageOf(results), { count_is_exact: true, without: [] });
};

/** An approval limit that an owner may change. */
export const sampleLimit: ApprovalLimit = {
  limit: 1_000_000,
  usual: 1_000_000,
  currency: 'RSD',
  others: ['Petar Lukić'],
  waiting: null,
};
