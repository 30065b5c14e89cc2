import { getQuestion, listAdminQuestions, listQuestionChanges } from '#contract/help/admin-questions.contract.ts';
import { listQuestions } from '#contract/help/help.contract.ts';
import { type QuestionBulkPreview, questionBulk } from '#contract/help/question-bulk.contract.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { bulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import type { BulkKind } from '../admin/bulk/bulk-kind.ts';
import { faqMeant } from './faq-address.ts';

type Effects = QuestionBulkPreview['effects'];
type Row = QuestionBulkPreview['sample'][number];
type Refusal = QuestionBulkPreview['refused'][number]['code'];

const ACTIONS = ['withdraw', 'offer'] as const;

/** Bulk withdrawing of questions and showing them again. */
export function useQuestionBulk(): BulkKind<Effects> {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  return {
    ...bulkCallsOf(questionBulk, faqMeant),
    actions: ACTIONS.map((key) => ({
      key,
      label: t(`faq.bulk.${key}`),
      title: t(`faq.bulk.${key}.title`),
      confirm: (count: number) => t(`faq.bulk.${key}.confirm`, { count }),
    })),
    counted: (count) => t('faq.counted', { count }),
    nameOf: (row) => {
      const { question_sr, question_en } = row as Row;
      return language === 'SR' ? question_sr || question_en : question_en || question_sr;
    },
    refusedFor: (code) => t(`faq.bulk.refused.${code as Refusal}`),
    shown: (_, row, side) => t((row as Row)[side].active ? 'question.activeYes' : 'question.activeNo'),
    effects: (effects, action) => (action === 'withdraw' ? <Consequences {...effects} /> : <p>{t('faq.bulk.seen')}</p>),
    changes: [listAdminQuestions, getQuestion, listQuestionChanges, listQuestions],
  };
}

/** What the change means for those who read the questions. */
function Consequences({ shown, emptied }: Effects) {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  const topics = emptied.map(({ topic_sr, topic_en }) =>
    language === 'SR' ? topic_sr || topic_en : topic_en || topic_sr,
  );
  return (
    <>
      <p>{t('faq.bulk.hidden', { count: shown })}</p>
      <p>{t('faq.bulk.back')}</p>
      {topics.length > 0 && <p>{t('faq.bulk.emptied', { count: topics.length, topics: topics.join(', ') })}</p>}
    </>
  );
}
