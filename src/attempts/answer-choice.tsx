import type { Question } from '#contract/attempts/attempts.contract.ts';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';

interface AnswerChoiceProps {
  question: Question;
  chosen: readonly number[];
  onChoose: (answers: readonly number[]) => void;
}

/** One answer, or as many as are right. */
export function AnswerChoice({ question: { text, several, answers }, chosen, onChoose }: AnswerChoiceProps) {
  if (!several) {
    return (
      <RadioGroup
        label={text}
        hideLabel
        look="cards"
        options={answers.map(({ id, text: label }) => ({ value: String(id), label }))}
        value={chosen[0] === undefined ? null : String(chosen[0])}
        onChange={(answer) => onChoose([Number(answer)])}
      />
    );
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
