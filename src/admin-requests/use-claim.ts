import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { claimRequest, getCompanyRequest, leaveRequest } from '#contract/requests/review.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useEachMutation } from '../ground/use-each-mutation.ts';
import { REVIEW_CALLS } from './review-calls.ts';
import type { RequestKey } from './review-key.ts';

/** Milliseconds between two claims of an open request; a claim lasts a quarter of an hour. */
const RENEWED = 300_000;

// A claim is a courtesy to colleagues: reviewing continues when the call fails.
const silently = () => {};

/** Queues the calls of each request, so that its release never reaches the server before the claim that it ends. */
function inTurns() {
  const said = new Map<number, Promise<unknown>>();
  return (id: number, say: () => Promise<unknown>): Promise<unknown> => {
    const before = said.get(id);
    const now = (before ? before.then(say) : say()).catch(silently);
    said.set(id, now);
    return now;
  };
}

/** Claims a request while it is open, so that colleagues see who looks at it; returns the mutation that takes a request over. */
export function useClaim(open: RequestKey | null, isOpen: boolean) {
  const client = useQueryClient();
  const { show } = useToasts();
  const [inTurn] = useState(inTurns);
  const claimed = isOpen && open ? open.id : null;
  useEffect(() => {
    if (claimed === null) return;
    const params = { id: claimed };
    const claim = () => inTurn(claimed, () => callEndpoint(claimRequest, { params, body: {} }));
    void claim().then(() => readAgain(client, [getCompanyRequest]));
    const timer = setInterval(claim, RENEWED);
    return () => {
      clearInterval(timer);
      void inTurn(claimed, () => callEndpoint(leaveRequest, { params, keepalive: true }));
    };
  }, [claimed, client, inTurn]);
  return useEachMutation({
    of: (taken: number) => taken,
    mutationFn: (taken) => callEndpoint(claimRequest, { params: { id: taken }, body: { take_over: true } }),
    changes: REVIEW_CALLS.company.changes,
    onError: ({ message }) => show({ tone: 'error', text: message }),
  });
}
