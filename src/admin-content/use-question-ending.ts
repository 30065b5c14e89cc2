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
import { reorderableEnding } from '../admin/reordering/reorderable-ending.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';

/** A question with its name. */
export type NamedQuestion = ListedQuestion & { name: string };

/** Calls and texts of withdrawing a question and showing it again. */
export function useQuestionEnding() {
  const t = useTexts(adminContentTexts);
  return reorderableEnding<NamedQuestion>({
    read: (of) => callEndpoint(getQuestion, of),
    end: (of) => callEndpoint(withdrawQuestion, of),
    restore: (of) => callEndpoint(offerQuestion, of),
    words: (part) => t(`end.${part}`),
    textOf: (name) => t('end.text', { name }),
    changes: [listAdminQuestions, getQuestion, listQuestionChanges, listQuestions],
  });
}
