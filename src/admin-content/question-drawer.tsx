import { useState } from 'react';
import {
  getQuestion,
  getQuestionOrder,
  listAdminQuestions,
  listQuestionChanges,
  listQuestionTopics,
} from '#contract/help/admin-questions.contract.ts';
import { listQuestions } from '#contract/help/help.contract.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/parts/list-address.ts';
import { fieldTextIn } from '../admin/parts/name-in.ts';
import type { RecordFields } from '../admin/parts/record-field.ts';
import { wordsOfHtml } from '../admin/parts/words-of-html.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { questionCalls } from './question-calls.ts';
import { QuestionFields } from './question-fields.tsx';
import { mostOf, questionProblems, TEXT_NAMES } from './question-record.ts';

const CHANGES = [
  listAdminQuestions,
  getQuestion,
  getQuestionOrder,
  listQuestionTopics,
  listQuestionChanges,
  listQuestions,
];

interface QuestionDrawerProps {
  /** The number of the question, or `new`. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a question, opened over the list: both languages side by side. */
export function QuestionDrawer(props: QuestionDrawerProps) {
  const t = useTexts(adminContentTexts);
  const isNew = props.open === NEW;
  return (
    <RecordDrawer form={useQuestionForm(props).form} title={t(isNew ? 'faq.make' : 'question.title')} size="wide">
      <QuestionFields isNew={isNew} />
    </RecordDrawer>
  );
}

function useQuestionForm({ open, mayWrite, onClose }: QuestionDrawerProps) {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  const [calls] = useState(() => questionCalls(open));
  const words = { missing: t('question.missing'), required: t('question.required') };
  return useListedRecord({
    kind: 'question',
    watched: 'question',
    open,
    title: t(open === NEW ? 'faq.make' : 'question.title'),
    nameOf: (fields) => fieldTextIn(language, fields, 'question'),
    changes: CHANGES,
    added: () => t('question.added'),
    fields: useQuestionFields(),
    problemsOf: questionProblems,
    history: { call: listQuestionChanges, params: { id: Number(open) } },
    // A message of the server is shown unchanged.
    sayProblem: (problem, field) =>
      problem === 'long'
        ? t('question.long', { most: mostOf(field) })
        : problem in words
          ? words[problem as keyof typeof words]
          : problem,
    mayWrite,
    read: calls.read,
    findAdded: calls.findAdded,
    save: calls.save,
    onClose,
  });
}

function useQuestionFields(): RecordFields {
  const t = useTexts(adminContentTexts);
  const records = useTexts(recordsTexts);
  const parts: Record<string, string> = {
    topic: t('faq.topic'),
    question: t('faq.question'),
    answer: t('question.answer'),
  };
  const fields = TEXT_NAMES.map((name) => {
    const [part = '', language] = name.split('_');
    const lang = language === 'sr' ? 'sr-Latn' : 'en';
    const label = `${parts[part]}, ${records(language === 'sr' ? 'pair.sr' : 'pair.en')}`;
    const shown = (value: unknown) => (part === 'answer' ? wordsOfHtml(String(value ?? '')) : String(value ?? ''));
    return [name, { label, text: part === 'answer' ? 'html' : 'line', lang, shown }] as const;
  });
  const shown = (active: unknown) => t(active ? 'question.activeYes' : 'question.activeNo');
  return Object.assign(Object.fromEntries(fields), { active: { label: t('faq.state'), shown } });
}
