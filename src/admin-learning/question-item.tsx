import { CopyPlus, ListPlus, Plus, Trash2 } from 'lucide-react';
import { QUESTIONS, questionProblem } from '#contract/courses/questions.rules.ts';
import { MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { ActionsMenu } from '../admin/parts/actions-menu.tsx';
import { DragHandle } from '../admin/parts/drag-handle.tsx';
import { fieldId, useRecordForm } from '../admin/record/record-context.ts';
import { MoveItems } from '../admin/reordering/move-items.tsx';
import type { FormQuestion } from './form-questions.ts';
import { lacksIn } from './learning-sections.ts';
import { QuestionCard } from './question-card.tsx';
import type { QuestionsDesk } from './use-questions.ts';

export interface QuestionItemProps {
  question: FormQuestion;
  desk: QuestionsDesk;
  isOpen: boolean;
  onOpen: (id: number | null) => void;
}

/** A question of the course: its outline, and its card while it is open. */
export function QuestionItem({ question, desk, isOpen, onOpen }: QuestionItemProps) {
  const t = useTexts(learningAdminTexts);
  const admin = useTexts(adminTexts);
  const form = useRecordForm();
  const { id } = question;
  const { moving } = desk.items;
  const { place, canMove } = moving.placeOf(id);
  const frame = isOpen ? 'rounded-20 bg-surface-raised p-4 shadow-1' : 'border-line border-b px-4 py-3';
  return (
    <li
      id={fieldId(form, `questions.${place - 1}`)}
      tabIndex={-1}
      onKeyDown={(event) => desk.press(question, event)}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 outline-none data-dragged:opacity-50 data-[drop=after]:shadow-[0_6px_0_-2px_var(--brand)] data-[drop=before]:shadow-[0_-6px_0_-2px_var(--brand)] ${frame}`}
    >
      <div className="flex min-w-0 items-start gap-2">
        <button
          type="button"
          data-row-id={id}
          aria-expanded={isOpen}
          {...(canMove ? { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' } : {})}
          onClick={() => onOpen(isOpen ? null : id)}
          className="flex min-h-11 min-w-0 flex-1 items-start gap-3 rounded-8 text-left"
        >
          <span aria-hidden className="display text-22 text-ink-muted tabular-nums">
            {place}
          </span>
          <span className="sr-only">{t('question.number', { number: place })}: </span>
          <Outline question={question} isOpen={isOpen} />
        </button>
        {canMove && <DragHandle id={id} label={admin('order.drag')} onDrop={(onto) => moving.onto(id, onto)} />}
        {!desk.items.disabled && <Actions question={question} desk={desk} />}
      </div>
      {isOpen && <QuestionCard question={question} desk={desk} />}
    </li>
  );
}

/** The outline of a question: its text in both languages, the number of its answers, and its problems. */
function Outline({ question, isOpen }: Pick<QuestionItemProps, 'question' | 'isOpen'>) {
  const t = useTexts(learningAdminTexts);
  const [own, other] = useBoth(question);
  const shown = own.text === '' ? other : own;
  const { answers } = question;
  const problem = isTouched(question) ? questionProblem(question) : null;
  const lacking = [question, ...answers].map(lacksIn).find((one) => one !== null);
  const correct = answers.filter((one) => one.correct).length;
  return (
    <span className="min-w-0 flex-1">
      <span lang={shown.text === '' ? undefined : shown.lang} className="block font-560">
        {shown.text || t('question.unwritten')}
      </span>
      <span className="block text-12 text-ink-muted">
        {problem && <span className="font-560 text-warning">{t(`problem.${problem}`)} </span>}
        {!problem && lacking && <span className="text-warning">{t(`question.lacks.${lacking}`)}. </span>}
        {shown === own && other.text !== '' && <span lang={other.lang}>{other.text} </span>}
        {!isOpen && t('question.counts', { answers: answers.length, correct })}
      </span>
    </span>
  );
}

/** The text in the reader's language, and in the other. */
function useBoth({ text_sr, text_en }: FormQuestion) {
  const both = [
    { text: text_sr.trim(), lang: 'sr-Latn' },
    { text: text_en.trim(), lang: 'en' },
  ] as const;
  return useLanguage() === 'SR' ? both : ([both[1], both[0]] as const);
}

/** Whether the question has any text: an empty one shows no problems yet. */
const isTouched = ({ text_sr, text_en, answers }: FormQuestion) =>
  [text_sr, text_en, ...answers.flatMap((one) => [one.text_sr, one.text_en])].some((text) => text.trim() !== '');

function Actions({ question, desk }: Pick<QuestionItemProps, 'question' | 'desk'>) {
  const t = useTexts(learningAdminTexts);
  const { moving } = desk.items;
  const { place, canMove } = moving.placeOf(question.id);
  return (
    <ActionsMenu label={t('question.actions', { number: place })}>
      {canMove && (
        <>
          <MoveItems id={question.id} moving={moving} />
          <MenuSeparator />
        </>
      )}
      <MenuItem
        icon={<ListPlus aria-hidden size={20} />}
        disabled={question.answers.length >= QUESTIONS.mostAnswers}
        onSelect={() => desk.addAnswer(question, null)}
      >
        {t('question.answer')}
      </MenuItem>
      <MenuItem icon={<Plus aria-hidden size={20} />} disabled={desk.isFull} onSelect={() => desk.add(question.id)}>
        {t('question.below')}
      </MenuItem>
      <MenuItem icon={<CopyPlus aria-hidden size={20} />} disabled={desk.isFull} onSelect={() => desk.double(question)}>
        {t('question.double')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden size={20} />} onSelect={() => desk.remove(question)}>
        {t('question.remove')}
      </MenuItem>
    </ActionsMenu>
  );
}
