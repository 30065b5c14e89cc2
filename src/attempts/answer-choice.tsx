import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { Question } from '#contract/attempts/attempts.contract.ts';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';

interface AnswerChoiceProps {
  question: Question;
  chosen: readonly number[];
  onChoose: (answers: readonly number[]) => void;
}

interface OneAnswerProps {
  question: Question;
  chosen: number | null;
  onChoose: (answers: readonly number[]) => void;
}

/** A question with one right answer; the choice can be withdrawn, for a question may be left unanswered. */
function OneAnswer({ question, chosen, onChoose }: OneAnswerProps) {
  const t = useTexts(attemptsTexts);
  const langOf = useTextLanguage();
  const place = useRef<HTMLDivElement>(null);
  const takeBack = () => {
    onChoose([]);
    // The pressed button disappears, so the first answer gets the focus.
    place.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
  };
  return (
    <div ref={place} className="grid gap-2">
      <RadioGroup
        label={question.text}
        labelLang={langOf(question, 'text').lang}
        hideLabel
        look="cards"
        options={question.answers.map((answer) => ({
          value: String(answer.id),
          label: <AnswerText answer={answer} />,
        }))}
        value={chosen === null ? null : String(chosen)}
        onChange={(answer) => onChoose([Number(answer)])}
      />
      {/* Hidden but keeps its height, so that nothing moves under the pointer. */}
      <div className={chosen === null ? 'invisible' : ''}>
        <TextLink asChild>
          <button type="button" onClick={takeBack}>
            <Undo2 aria-hidden size={20} />
            {t('question.takeBack')}
          </button>
        </TextLink>
      </div>
    </div>
  );
}

/** The answers of a question: radio buttons, or checkboxes where several may be right. */
export function AnswerChoice({ question, chosen, onChoose }: AnswerChoiceProps) {
  const langOf = useTextLanguage();
  if (!question.several) {
    return <OneAnswer question={question} onChoose={onChoose} chosen={chosen[0] ?? null} />;
  }
  return (
    <fieldset className="grid gap-2">
      <legend {...langOf(question, 'text')} className="sr-only">
        {question.text}
      </legend>
      {question.answers.map((answer) => (
        <Checkbox
          key={answer.id}
          checked={chosen.includes(answer.id)}
          onChange={(checked) => onChoose(checked ? [...chosen, answer.id] : chosen.filter((one) => one !== answer.id))}
          className="rounded-12 border border-line-strong bg-surface-raised px-4 transition-colors duration-fast has-data-[state=checked]:border-brand has-data-[state=checked]:bg-brand-soft"
        >
          <AnswerText answer={answer} />
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Text of an answer, marked with its language where that is not the reader's. */
export function AnswerText({ answer }: { answer: Question['answers'][number] }) {
  const langOf = useTextLanguage();
  return <span {...langOf(answer, 'text')}>{answer.text}</span>;
}
