import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import {
  approvalMachine,
  type DecideTry,
  type Decision,
  type SeenApproval,
} from '#machines/approvals/approval.machine.ts';
import { type Changed, readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';

/** Milliseconds after which an open proposal is read again. */
const PAUSE = 15_000;

interface DecidingParts<Read extends SeenApproval, Key extends QueryKey> {
  id: number;
  read: (id: number, signal: AbortSignal) => Promise<SeenApproval>;
  decide: (id: number, tried: DecideTry) => Promise<SeenApproval>;
  /** The query that reads it again while it is open. */
  again: UseQueryOptions<Read, Error, Read, Key>;
  /** The calls whose answers change with a decision. */
  changes: readonly Changed[];
  onProblem: () => void;
}

/** The machine of deciding one proposal, wired to the server. */
export function useDeciding<Read extends SeenApproval, Key extends QueryKey>(parts: DecidingParts<Read, Key>) {
  const { id, read, decide, again, changes, onProblem } = parts;
  const t = useTexts(approvalsTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const sayProblem = useEffectEvent(onProblem);
  const sayDecided = useEffectEvent((decision: Decision) => {
    void readAgain(client, changes);
    toasts.show({ tone: 'success', text: t(`decided.${decision}`) });
  });
  const machine = useMemo(
    () =>
      approvalMachine.provide({
        actors: {
          read: fromPromise<SeenApproval>(({ signal }) => read(id, signal)),
          decide: fromPromise<SeenApproval, DecideTry>(({ input }) => decide(id, input)),
        },
        actions: {
          sayProblem: () => sayProblem(),
          sayDecided: (_, { decision }) => sayDecided(decision),
        },
      }),
    [id, read, decide],
  );
  const [snapshot, send] = useMachine(machine);
  const isLooking = snapshot.matches('deciding');
  const { data } = useQuery({ ...again, enabled: isLooking, gcTime: 0, refetchInterval: PAUSE });
  const see = useEffectEvent((approval: SeenApproval) => send({ type: 'approval.seen', approval }));
  useEffect(() => {
    if (data) see(data);
  }, [data]);
  return [snapshot, send] as const;
}
