import { useQuery } from '@tanstack/react-query';
import { getAbsence } from '#contract/absence/absence.contract.ts';
import { assignRequest } from '#contract/requests/review.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import type { ReviewCalls } from './review-calls.ts';

/** To whom a request can be assigned, and how; to nobody on the site of the platform. */
export function useAssigning({ claims, changes }: ReviewCalls, mayDecide: boolean) {
  const { data } = useQuery(Object.assign({}, query(getAbsence), { enabled: claims && mayDecide }));
  const assign = useSoleMutation({
    mutationFn: ({ id, to }: { id: number; to: number | null }) =>
      callEndpoint(assignRequest, { params: { id }, body: { to } }),
    changes,
  });
  return { reviewers: data?.reviewers ?? [], assign };
}
