import { useRef } from 'react';
import {
  type GiftDetail,
  getGift,
  previewTakeBack,
  type TakeBackEffect,
  takeBackGift,
} from '#contract/gifts/gifts.contract.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { EndOutcome, EndTry } from '#machines/records/ending.machine.ts';
import type { EndingKind } from '../admin/endings/ending-kind.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { newKey } from '../ground/new-key.ts';
import { APPROVAL_CALLS } from './approval-calls.ts';
import { takeBackConsequences } from './take-back-consequences.tsx';

/** A take-back of a gift, from one person or from all. */
export interface TakenBack {
  gift: GiftDetail;
  person: { id: number; name: string } | null;
  name: string;
  /** Number of earlier take-backs of the gift. */
  revision: number;
}

export const takingBack = (gift: GiftDetail, person: TakenBack['person']): TakenBack => ({
  gift,
  person,
  name: person?.name ?? '',
  revision: gift.take_backs.length,
});

type TakeBackEffects = TakeBackEffect & { currency: Currency };

/** Calls and texts of taking back the unspent money of a gift: the sum is shown first, and never more is taken. */
export function useTakeBack(): EndingKind<TakenBack, TakeBackEffects> {
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  const keys = useRef(new Map<string, string>());
  return {
    idOf: ({ gift, person }) => person?.id ?? -gift.id,
    read: readTakeBack,
    end: async (taken, tried) => {
      const takeBacks = await takeBack(taken, tried, keyOf(keys.current, taken, tried));
      return { revision: takeBacks.length, outcome: outcomeOf(takeBacks) };
    },
    wordsOf: ({ person }) => ({
      title: person ? t('take.titleOf', { name: person.name }) : t('take.title'),
      confirm: ({ approval }) => t(approval ? 'give.propose' : 'take.confirm'),
      cancel: t('take.cancel'),
      over: t('take.over'),
      consequences: takeBackConsequences,
      moved: ({ sum, currency }) => t('take.moved', { sum: formatMoney(toMinor(sum), currency, language) }),
      fields: { note: { need: 'required', label: t('take.reason'), hint: t('take.reasonHint') } },
    }),
    ended: (_row, _answers, outcome) => t(outcome === 'proposed' ? 'proposed' : 'take.done'),
    restored: () => '',
    // Above the limit the take-back is proposed.
    changes: APPROVAL_CALLS,
  };
}

// The newest take-back: above the limit it is proposed, and nothing is taken yet.
const outcomeOf = ([newest]: GiftDetail['take_backs']): EndOutcome =>
  (newest?.approval ?? null) === null ? 'done' : 'proposed';

const from = ({ person }: TakenBack) => (person ? { people: [person.id] } : {});

async function readTakeBack(taken: TakenBack, signal: AbortSignal, tried: EndTry | null) {
  const input = { params: { id: taken.gift.id }, signal };
  const [gift, effects] = await Promise.all([
    callEndpoint(getGift, input),
    callEndpoint(previewTakeBack, { ...input, body: from(taken) }),
  ]);
  const times = gift.take_backs.length;
  const { people, sum, running, moment } = effects;
  return {
    revision: times,
    offered: tried === null ? running || sum > 0 : times === tried.seen,
    weight: running ? ('blocked' as const) : ('harmless' as const),
    impact: JSON.stringify({ people, sum, moment }),
    outcome: outcomeOf(gift.take_backs),
    effects: Object.assign(effects, { currency: gift.currency }),
  };
}

// A repeated try with the same content has the same idempotency key; other content gets a new key.
function keyOf(keys: Map<string, string>, { gift, person }: TakenBack, { seen, impact, answers }: EndTry): string {
  const name = JSON.stringify([gift.id, person?.id, seen, impact, answers]);
  const key = keys.get(name) ?? newKey();
  keys.set(name, key);
  return key;
}

async function takeBack(taken: TakenBack, { impact, answers }: EndTry, key: string) {
  const seen = JSON.parse(impact ?? '') as { people: number; sum: number; moment: string };
  const { take_backs } = await callEndpoint(takeBackGift, {
    params: { id: taken.gift.id },
    headers: { 'Idempotency-Key': key },
    body: Object.assign({ note: answers.note ?? '', seen }, from(taken)),
  });
  return take_backs;
}
