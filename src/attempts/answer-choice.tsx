import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { Question } from '#contract/attempts/attempts.contract.ts';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface AnswerChoiceProps {
  question: Question;
  chosen: readonly number[];
  onChoose: (answers: readonly number[]) => void;
}

interface OneAnswerProps extends Pick<Question, 'text' | 'answers'> {
  chosen: number | null;
  onChoose: (answers: readonly number[]) => void;
}

/** One answer, which can be taken back: a question may be left without one. */
function OneAnswer({ text, answers, chosen, onChoose }: OneAnswerProps) {
  const t = useTexts(attemptsTexts);
  const place = useRef<HTMLDivElement>(null);
  const takeBack = () => {
    onChoose([]);
    // The button goes: the focus stays with the answers.
    place.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
  };
  return (
    <div ref={place} className="grid gap-2">
      <RadioGroup
        label={text}
        hideLabel
        look="cards"
        options={answers.map(({ id, text: label }) => ({ value: String(id), label }))}
        value={chosen === null ? null : String(chosen)}
        onChange={(answer) => onChoose([Number(answer)])}
      />
      {/* Its room is kept, so that nothing moves under a finger. */}
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

/** One answer, or as many as are right. */
export function AnswerChoice({ question: { text, several, answers }, chosen, onChoose }: AnswerChoiceProps) {
  if (!several) {
    return <OneAnswer {...{ text, answers, onChoose }} chosen={chosen[0] ?? null} />;
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{text}</legend>
      {answers.map(({ id, text: label }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(checked) => onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          className="rounded-12 border border-line-strong bg-surface-raised px-4 transition-colors duration-fast has-data-[state=checked]:border-brand has-data-[state=checked]:bg-brand-soft"
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
