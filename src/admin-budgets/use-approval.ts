import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  approveApproval,
  getApproval,
  refuseApproval,
  withdrawApproval,
} from '#contract/approvals/approvals.contract.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import {
  approvalMachine,
  type DecideTry,
  type Decision,
  type SeenApproval,
} from '#machines/approvals/approval.machine.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query, readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { APPROVAL_CALLS } from './approval-calls.ts';

/** Milliseconds after which a proposal is read anew while it is looked at. */
const PAUSE = 15_000;

/** The flow of deciding on one proposal, wired to the server. */
export function useApproval(id: number, onProblem: () => void) {
  const t = useTexts(approvalsTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const sayProblem = useEffectEvent(onProblem);
  const sayDecided = useEffectEvent((decision: Decision) => {
    void readAgain(client, APPROVAL_CALLS);
    toasts.show({ tone: 'success', text: t(`decided.${decision}`) });
  });
  const machine = useMemo(
    () =>
      approvalMachine.provide({
        actors: {
          read: fromPromise<SeenApproval>(({ signal }) => callEndpoint(getApproval, { params: { id }, signal })),
          decide: fromPromise<SeenApproval, DecideTry>(({ input }) => decide(id, input)),
        },
        actions: {
          sayProblem: () => sayProblem(),
          sayDecided: (_, { decision }) => sayDecided(decision),
        },
      }),
    [id],
  );
  const [snapshot, send] = useMachine(machine);
  const isLooking = snapshot.matches('deciding');
  const { data } = useQuery({
    ...query(getApproval, { params: { id } }),
    enabled: isLooking,
    gcTime: 0,
    refetchInterval: PAUSE,
  });
  const see = useEffectEvent((approval: SeenApproval) => send({ type: 'approval.seen', approval }));
  useEffect(() => {
    if (data) see(data);
  }, [data]);
  return [snapshot, send] as const;
}

function decide(id: number, { decision, seen, reason }: DecideTry) {
  const params = { id };
  if (decision === 'approve') return callEndpoint(approveApproval, { params, body: { seen } });
  if (decision === 'refuse') return callEndpoint(refuseApproval, { params, body: { reason } });
  return callEndpoint(withdrawApproval, { params });
}
