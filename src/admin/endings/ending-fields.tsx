import { LONGEST_REASON, TYPED_NAME } from '#contract/records/ending.rules.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../parts/label-matches.ts';
import { useDayLabels } from '../parts/use-day-labels.ts';
import { DayOrNow } from './day-or-now.tsx';
import type { EndingAsks, EndingField } from './ending-kind.ts';
import type { EndingPart } from './ending-props.ts';

/** The fields to fill in before a record is ended, and its name to type if the impact is heavy. */
export function EndingFields({ snapshot, fields, send, isHeavy, isOpen }: EndingFieldsProps) {
  const t = useTexts(recordsTexts);
  const { answers, problems, name } = snapshot.context;
  const errorOf = (field: string) => {
    const problem = problems[field];
    return problem === undefined ? undefined : problem in PROBLEMS ? t(PROBLEMS[problem as Problem]) : problem;
  };
  const control = (field: string) => ({
    value: answers[field] ?? '',
    error: errorOf(field),
    disabled: !isOpen,
    onAnswer: (answer: string) => send({ type: 'answer.change', answers: { [field]: answer } }),
  });
  return (
    <>
      {Object.entries(fields).map(([field, asked]) => (
        <Asked key={field} {...control(field)} asked={asked} />
      ))}
      {isHeavy && <TypedName {...control(TYPED_NAME)} name={name} />}
    </>
  );
}

interface Control {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onAnswer: (answer: string) => void;
}

function Asked({ asked, onAnswer, ...control }: Control & { asked: EndingField }) {
  const t = useTexts(recordsTexts);
  const day = useDayLabels();
  const { need, day: limits, options, reading, label = t('ending.reason') } = asked;
  const field = Object.assign({ label, required: need === 'required' }, control);
  if (limits?.orNow) {
    const { orNow: words, ...days } = limits;
    return <DayOrNow {...field} {...days} words={words} onAnswer={onAnswer} />;
  }
  if (limits) return <DateField {...field} {...day} {...limits} hint={asked.hint} onChange={onAnswer} />;
  if (options) {
    return (
      <Combobox
        {...field}
        hint={asked.hint}
        value={control.value || null}
        options={options}
        reading={reading}
        matches={labelMatches}
        onChange={(chosen) => onAnswer(chosen ?? '')}
        emptyText={t('ending.nothing')}
      />
    );
  }
  return (
    <TextArea
      {...field}
      hint={asked.hint ?? t('ending.reasonHint')}
      onChange={({ target }) => onAnswer(target.value)}
      maxLength={LONGEST_REASON}
      rows={2}
    />
  );
}

function TypedName({ name, onAnswer, ...control }: Control & { name: string }) {
  const t = useTexts(recordsTexts);
  return (
    <TextField
      {...control}
      onChange={({ target }) => onAnswer(target.value)}
      label={t('ending.name')}
      hint={name}
      required
      autoComplete="off"
    />
  );
}

interface EndingFieldsProps extends EndingPart {
  fields: EndingAsks;
  isHeavy: boolean;
  isOpen: boolean;
}

const PROBLEMS = {
  missing: 'ending.problem.missing',
  long: 'ending.problem.long',
  other_name: 'ending.problem.other_name',
} as const;

type Problem = keyof typeof PROBLEMS;
