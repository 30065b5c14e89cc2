import { LONGEST_REASON, TYPED_NAME } from '#contract/records/ending.rules.ts';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { EndingField } from './ending-kind.ts';
import type { EndingPart } from './ending-props.ts';

/** What is asked before the end, and the name where much hangs on it. */
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
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'answer.change', answers: { [field]: target.value } }),
  });
  return (
    <>
      {Object.entries(fields).map(([field, { need, label = t('ending.reason'), hint = t('ending.reasonHint') }]) => (
        <TextArea
          key={field}
          {...control(field)}
          label={label}
          hint={hint}
          required={need === 'required'}
          maxLength={LONGEST_REASON}
          rows={2}
        />
      ))}
      {isHeavy && (
        <TextField {...control(TYPED_NAME)} label={t('ending.name')} hint={name} required autoComplete="off" />
      )}
    </>
  );
}

interface EndingFieldsProps extends EndingPart {
  fields: Readonly<Record<string, EndingField>>;
  isHeavy: boolean;
  isOpen: boolean;
}

const PROBLEMS = {
  missing: 'ending.problem.missing',
  long: 'ending.problem.long',
  other_name: 'ending.problem.other_name',
} as const;

type Problem = keyof typeof PROBLEMS;
