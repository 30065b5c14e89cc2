import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { claimRequest, getCompanyRequest, leaveRequest } from '#contract/requests/review.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { REVIEW_CALLS } from './review-calls.ts';
import type { RequestKey } from './review-key.ts';

/** Milliseconds between two claims of a request that is looked at; one lasts a quarter of an hour. */
const RENEWED = 300_000;

// Colleagues are told so out of courtesy: that nobody could be told keeps nobody from reviewing.
const silently = () => {};

/** Says to colleagues that one looks at a request, as long as it is open; answers how it is taken over from one of them. */
export function useClaim(open: RequestKey | null, isOpen: boolean) {
  const client = useQueryClient();
  const claimed = isOpen && open ? open.id : null;
  useEffect(() => {
    if (claimed === null) return;
    const params = { id: claimed };
    const claim = () => callEndpoint(claimRequest, { params, body: {} }).catch(silently);
    void claim().then(() => readAgain(client, [getCompanyRequest]));
    const timer = setInterval(claim, RENEWED);
    return () => {
      clearInterval(timer);
      void callEndpoint(leaveRequest, { params, keepalive: true }).catch(silently);
    };
  }, [claimed, client]);
  return useSoleMutation({
    mutationFn: (taken: number) => callEndpoint(claimRequest, { params: { id: taken }, body: { take_over: true } }),
    changes: REVIEW_CALLS.company.changes,
  });
}
