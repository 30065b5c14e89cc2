import type { RequestToReview } from '#contract/requests/review.contract.ts';

/** A request that is reviewed; its company is said where those of all companies are. */
export interface RequestKey {
  company: number | null;
  id: number;
}

export const keyOf = ({ id, company }: Pick<RequestToReview, 'id' | 'company'>): RequestKey => ({
  id,
  company: company?.id ?? null,
});
