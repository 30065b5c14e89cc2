import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getQuestionOrder, listAdminQuestions, orderQuestions } from '#contract/help/admin-questions.contract.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query, readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import type { Move } from './moved.ts';
import { OrderKeeper } from './order-keeper.ts';
import { orderOf } from './question-calls.ts';

/** The order of all questions, as it is wanted or as it is. */
export interface QuestionOrder {
  /** Empty while it is not known. */
  ids: readonly number[];
  /** It is not saved yet. */
  isWanted: boolean;
  move: (move: Move) => void;
  /** What was moved last, and to which place. */
  last: { id: number; place: number } | null;
}

/** Keeps the questions in the order into which they are moved. */
export function useQuestionOrder(): QuestionOrder {
  const t = useTexts(adminContentTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const { data } = useQuery(query(getQuestionOrder));
  const [wanted, show] = useState<readonly number[] | null>(null);
  const [last, setLast] = useState<QuestionOrder['last']>(null);
  const parts = {
    put: async (ids: readonly number[], seen: readonly number[]) =>
      (await callEndpoint(orderQuestions, { body: { ids: [...ids], seen: [...seen] } })).ids,
    orderOf,
    show,
    failed: (error: unknown) => {
      setLast(null);
      toasts.show({ tone: 'error', text: t('faq.notMoved', { message: error instanceof Error ? error.message : '' }) });
    },
    done: () => readAgain(client, [listAdminQuestions, getQuestionOrder]),
  };
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const [keeper] = useState(() => new OrderKeeper(() => latest.current));
  const ids = wanted ?? data?.ids ?? [];
  return {
    ids,
    isWanted: wanted !== null,
    last,
    move: (move) => {
      if (!ids.includes(move.id)) return;
      const order = keeper.move(move, ids);
      setLast({ id: move.id, place: order.indexOf(move.id) + 1 });
    },
  };
}
