import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffectEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { giveBudget, previewGift } from '#contract/gifts/gifts.contract.ts';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import {
  type GiftDraft,
  type GiftInput,
  type GiveTry,
  giftMachine,
  type MadeGift,
  type SeenGift,
} from '#machines/gifts/gift.machine.ts';
import type { PeopleSelection } from '../admin/parts/people-selection.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { APPROVAL_CALLS } from './approval-calls.ts';
import { giveBody, previewBody } from './gift-body.ts';
import { giftAt } from './gifts-address.ts';

interface GiftWays {
  /** Id of the person who gives the budget; the stored work is theirs. */
  person: number;
  /** The people chosen in the list of people; null without any. */
  handed: PeopleSelection | null;
  /** The place in the history at which that was. */
  place: string;
  /** Moves the focus to the first problem on the page. */
  onProblems: () => void;
}

const EMPTY: GiftDraft = { whom: { of: 'all' }, withInvited: true, category: null, amount: '', note: '' };

const saidAs = (status: string) => (status === 'waiting' ? 'proposed' : status === 'running' ? 'givenBegun' : 'given');

/** The stored form, with the key of the history entry whose people were taken over: another entry may bring other people. */
interface KeptGift extends GiftInput {
  taken: string | null;
}

/** The machine of giving a budget, wired to the server and to the storage of the tab. */
export function useGift({ person, handed, place, onProblems }: GiftWays) {
  const t = useTexts(adminBudgetsTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [kept, keep, forget] = useKeptWork<KeptGift>(`gift.${person}`, { draft: EMPTY, key: null, taken: null });
  const sayProblems = useEffectEvent(onProblems);
  const keepWork = useEffectEvent(({ draft, key }: GiftInput) =>
    keep({ draft, key, taken: handed ? place : kept.taken }),
  );
  const forgetWork = useEffectEvent(forget);
  const sayGiven = useEffectEvent(({ id, status }: MadeGift, people: number) => {
    void readAgain(client, APPROVAL_CALLS);
    toasts.show({ tone: 'success', text: t(saidAs(status), { count: people }) });
    void navigate(giftAt(id), { replace: true });
  });
  const machine = useMemo(
    () =>
      giftMachine.provide({
        actors: {
          preview: fromPromise<SeenGift, GiftDraft>(({ input, signal }) =>
            callEndpoint(previewGift, { body: previewBody(input), signal }),
          ),
          give: fromPromise<MadeGift, GiveTry>(({ input }) =>
            callEndpoint(giveBudget, { body: giveBody(input), headers: { 'Idempotency-Key': input.key } }),
          ),
        },
        actions: {
          keepWork: (_, work) => keepWork(work),
          forgetWork: () => forgetWork(),
          sayProblems: () => sayProblems(),
          sayGiven: ({ context }, made) => sayGiven(made, context.effect?.people ?? 0),
        },
      }),
    [],
  );
  const draft = handed && kept.taken !== place ? Object.assign({}, kept.draft, { whom: handed }) : kept.draft;
  return useMachine(machine, { input: { draft, key: kept.key } });
}
