import type { RequestToReview } from '#contract/requests/review.contract.ts';

/** The key of a request; its company is null on the site of a company. */
export interface RequestKey {
  company: number | null;
  id: number;
}

export const keyOf = ({ id, company }: Pick<RequestToReview, 'id' | 'company'>): RequestKey => ({
  id,
  company: company?.id ?? null,
});
