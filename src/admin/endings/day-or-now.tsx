import { useState } from 'react';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useDayLabels } from '../parts/use-day-labels.ts';
import { AT_ONCE, type OrNow } from './ending-kind.ts';

interface DayOrNowProps {
  label: string;
  words: OrNow;
  min?: string | undefined;
  max?: string | undefined;
  required: boolean;
  /** A day, AT_ONCE, or '' for neither. A text that is not a day is refused by the server. */
  value: string;
  error: string | undefined;
  disabled: boolean;
  onAnswer: (answer: string) => void;
}

const LATER = 'later';

/** When something is done: immediately, or on a day, whose field appears only if that is chosen. */
export function DayOrNow({ label, words, min, max, value, error, onAnswer, ...rest }: DayOrNowProps) {
  const t = useTexts(recordsTexts);
  const day = useDayLabels();
  const [way, choose] = useState(value === '' ? null : value === AT_ONCE ? AT_ONCE : LATER);
  const isLater = way === LATER;
  return (
    <div className="grid gap-2">
      <RadioGroup
        {...rest}
        label={label}
        error={isLater ? undefined : error}
        value={way}
        options={[
          { value: AT_ONCE, label: words.now, hint: words.nowHint },
          { value: LATER, label: words.later, hint: words.laterHint },
        ]}
        onChange={(next) => {
          choose(next);
          onAnswer(next === AT_ONCE ? AT_ONCE : '');
        }}
      />
      {isLater && (
        <DateField
          {...rest}
          {...day}
          asTyped
          min={min}
          max={max}
          label={t('ending.day')}
          hint={t('ending.dayHint')}
          value={value === AT_ONCE ? '' : value}
          error={error}
          onChange={onAnswer}
        />
      )}
    </div>
  );
}
