import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { PairField, type PairLanguage } from '#design-system/pair-field/pair-field.tsx';
import { TextField, type TextFieldProps } from '#design-system/text-field/text-field.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useField, useRecordPart } from './record-context.ts';

interface RecordTextProps extends Pick<TextFieldProps, 'hint' | 'required' | 'suffix' | 'inputMode' | 'maxLength'> {
  name: string;
}

/** A one-line text field of a record. */
export function RecordText({ name, ...look }: RecordTextProps) {
  const { id, label, value, error, disabled, isTaken, onValue, onLeave } = useField<string>(name);
  return (
    <TextField
      {...look}
      id={id}
      label={label}
      value={value ?? ''}
      error={error}
      disabled={disabled}
      className={isTaken ? 'rounded-12 bg-accent-soft' : undefined}
      onChange={({ target }) => onValue(target.value)}
      onBlur={onLeave}
    />
  );
}

interface RecordCheckProps {
  name: string;
  hint?: string;
  /** Label of the checkbox, if it says more than the name of the field. */
  children?: string;
}

/** A checkbox field of a record. */
export function RecordCheck({ name, hint, children }: RecordCheckProps) {
  const { id, label, value, error, disabled, onValue } = useField<boolean>(name);
  return (
    <div id={id} tabIndex={-1} className="grid gap-1 outline-none">
      <Checkbox checked={value === true} onChange={onValue} error={error} disabled={disabled}>
        {children ?? label}
      </Checkbox>
      {hint !== undefined && <p className="pl-9 text-12 text-ink-muted">{hint}</p>}
    </div>
  );
}

interface RecordPairProps {
  /** `name` for the fields `name_sr` and `name_en`. */
  name: string;
  label: string;
  lines?: boolean;
  required?: readonly PairLanguage[];
  /** Most letters; the field counts them if it is given. */
  most?: number;
}

/** A text of a record in both languages: the fields `<name>_sr` and `<name>_en`. */
export function RecordPair({ name, label, lines, required, most }: RecordPairProps) {
  const t = useTexts(recordsTexts);
  const { field } = usePairField(name, label);
  // The remaining letters are shown only to people who may write.
  const isCounted = useRecordPart(({ context }) => context.mayWrite) && most !== undefined;
  return (
    <PairField
      {...field}
      {...(required ? { required } : {})}
      lines={lines ?? false}
      count={isCounted ? (written) => t('pair.count', { written, most }) : undefined}
    />
  );
}

/** Values, problems and handlers of a field in both languages, for any kind of control. */
export function usePairField(name: string, label: string) {
  const t = useTexts(recordsTexts);
  const both = { sr: useField<string>(`${name}_sr`), en: useField<string>(`${name}_en`) };
  const errors = {
    ...(both.sr.error === undefined ? {} : { sr: both.sr.error }),
    ...(both.en.error === undefined ? {} : { en: both.en.error }),
  };
  const field = {
    label,
    ids: { sr: both.sr.id, en: both.en.id },
    value: { sr: both.sr.value ?? '', en: both.en.value ?? '' },
    onChange: (language: PairLanguage, text: string) => both[language].onValue(text),
    onLeave: (language: PairLanguage) => both[language].onLeave(),
    names: { sr: t('pair.sr'), en: t('pair.en') },
    errors,
    fallback: (from: PairLanguage) => t(`pair.fallback.${from}`),
    copyLabel: (from: PairLanguage) => t(`pair.copy.${from}`),
    marked: LANGUAGES_OF_TEXTS.filter((language) => both[language].isTaken),
    disabled: both.sr.disabled,
  };
  return { field };
}
