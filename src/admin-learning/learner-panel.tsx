import { useState } from 'react';
import type { Question } from '#contract/attempts/attempts.contract.ts';
import { Key } from '#design-system/key/key.tsx';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { AdminDrawer } from '../admin/parts/admin-drawer.tsx';
import { useField } from '../admin/record/record-context.ts';
import { AnswerChoice } from '../attempts/answer-choice.tsx';
import type { FormQuestion, Questions } from './form-questions.ts';

export interface LearnerPanelProps {
  /** Number of the question that is open in the form. */
  chosen: number | null;
  /** The preview has a column beside the form; else it is opened over the form. */
  hasColumn: boolean;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

/** A preview of the open question as a learner sees it. */
export function LearnerPanel({ chosen, hasColumn, isOpen, onOpen }: LearnerPanelProps) {
  const t = useTexts(learningAdminTexts);
  const records = useTexts(recordsTexts);
  const { value: all } = useField<Questions>('questions');
  const found = all.findIndex(({ id }) => id === chosen);
  const at = found < 0 ? 0 : found;
  const question = all[at];
  const shown = question ? (
    <Asked key={question.id} question={question} place={at + 1} count={all.length} />
  ) : (
    <p className="text-14 text-ink-muted">{t('learner.none')}</p>
  );
  if (!hasColumn)
    return (
      <AdminDrawer open={isOpen} onClose={() => onOpen(false)} title={t('preview')} closeLabel={records('close')}>
        {shown}
      </AdminDrawer>
    );
  return (
    <section aria-label={t('preview')} className="grid gap-3 rounded-20 bg-surface-raised p-4 shadow-1">
      <h2 className="display text-18">{t('preview')}</h2>
      {shown}
      <Keys />
    </section>
  );
}

interface AskedProps {
  question: FormQuestion;
  place: number;
  count: number;
}

/** The question as it would be asked. Answers chosen here are not stored. */
function Asked({ question, place, count }: AskedProps) {
  const t = useTexts(learningAdminTexts);
  const learner = useTexts(attemptsTexts);
  const asked = askedOf(question, useLanguage() === 'SR', t('question.unwritten'));
  const [chosen, choose] = useState<readonly number[]>([]);
  return (
    <div className="grid gap-3">
      <p className="text-12 text-ink-muted">
        {t('learner.of', { place, count })} {asked.several && learner('question.several')}
      </p>
      <p className="display hyphenate text-22">{asked.text}</p>
      <AnswerChoice question={asked} chosen={chosen} onChoose={choose} />
    </div>
  );
}

/** A question as learners see it; `unwritten` replaces a missing text. */
const askedOf = ({ id, answers, ...texts }: FormQuestion, isSerbian: boolean, unwritten: string): Question => {
  const textIn = ({ text_sr: sr, text_en: en }: { text_sr: string; text_en: string }) =>
    (isSerbian ? sr || en : en || sr) || unwritten;
  return {
    id,
    text: textIn(texts),
    in_other_language: [],
    several: answers.filter(({ correct }) => correct).length > 1,
    answers: answers.map((answer) => ({ id: answer.id, text: textIn(answer), in_other_language: [] })),
  };
};

/** The keyboard shortcuts of the editor, where there is a keyboard. */
function Keys() {
  const t = useTexts(learningAdminTexts);
  const keys = [
    ['Ctrl ↵', t('keys.answer')],
    ['Ctrl Shift ↵', t('keys.question')],
    ['Alt ↑↓', t('keys.move')],
    ['Ctrl D', t('keys.double')],
  ] as const;
  return (
    <ul className="hidden flex-wrap gap-2 border-line border-t pt-3 text-12 text-ink-muted fine:flex">
      {keys.map(([key, words]) => (
        <li key={key}>
          <Key>{key}</Key> {words}
        </li>
      ))}
    </ul>
  );
}
