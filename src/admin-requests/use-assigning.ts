import { getAbsence } from '#contract/absence/absence.contract.ts';
import { assignRequest } from '#contract/requests/review.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useEachMutation } from '../ground/use-each-mutation.ts';
import { useRead } from '../ground/use-read.ts';
import type { ReviewCalls } from './review-calls.ts';

interface Assigning {
  id: number;
  to: number | null;
}

/** The reviewers to whom a request can be assigned, and the call; null on the platform's site, where requests are not assigned. */
export function useAssigning({ claims, changes }: ReviewCalls, mayDecide: boolean) {
  const enabled = claims && mayDecide;
  const found = useRead({ ...query(getAbsence), enabled, select: ({ reviewers }) => reviewers });
  const { show } = useToasts();
  const assign = useEachMutation({
    of: ({ id }: Assigning) => id,
    mutationFn: ({ id, to }) => callEndpoint(assignRequest, { params: { id }, body: { to } }),
    changes,
    onError: ({ message }) => show({ tone: 'error', text: message }),
  });
  return { reviewers: enabled ? found : null, assign };
}
