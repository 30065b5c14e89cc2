import {
  getQuestion,
  type ListedQuestion,
  listAdminQuestions,
  listQuestionChanges,
  offerQuestion,
  withdrawQuestion,
} from '#contract/help/admin-questions.contract.ts';
import { listQuestions } from '#contract/help/help.contract.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { recordAt } from '../admin/at-revision.ts';
import type { EndingKind } from '../admin/ending-kind.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** A question with what it is called. */
export type NamedQuestion = ListedQuestion & { name: string };

/** How a question is withdrawn, and shown again. */
export function useQuestionEnding(): EndingKind<NamedQuestion, null> {
  const t = useTexts(adminContentTexts);
  return {
    idOf: ({ id }) => id,
    read: async ({ id }, signal) => {
      const { revision, active } = await callEndpoint(getQuestion, { params: { id }, signal });
      return { revision, offered: active, weight: 'harmless', impact: null, effects: null };
    },
    end: (question, { seen, answers }) =>
      callEndpoint(withdrawQuestion, {
        ...recordAt(question.id, seen),
        body: answers.reason ? { reason: answers.reason } : {},
      }),
    restore: (question, seen) => callEndpoint(offerQuestion, recordAt(question.id, seen)),
    wordsOf: ({ name }) => ({
      title: t('end.title'),
      confirm: t('end.confirm'),
      cancel: t('end.cancel'),
      over: t('end.over'),
      consequences: () => (
        <>
          <p>{t('end.text', { name })}</p>
          <p>{t('end.back')}</p>
        </>
      ),
      fields: { reason: { need: 'optional' } },
    }),
    ended: () => t('end.done'),
    restored: () => t('end.restored'),
    changes: [listAdminQuestions, getQuestion, listQuestionChanges, listQuestions],
  };
}
