import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { PairField, type PairLanguage } from '#design-system/pair-field/pair-field.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldId, useRecordForm } from './record-context.ts';
import type { FormItems } from './use-form-items.ts';

type Part = 'alt' | 'title';
type Written<P extends Part> = { id: number } & Record<`${P}_${PairLanguage}`, string>;

interface FormItemPairProps<P extends Part, T extends Written<P>> {
  things: FormItems<T>;
  thing: T;
  part: P;
  /** The name of the field in the form: `pictures`. */
  field: string;
  label: string;
  most: number;
  hint?: string;
  /** Languages that have to be filled in. */
  required?: readonly PairLanguage[];
}

/** A text of one thing of a list in both languages. */
export function FormItemPair<P extends Part, T extends Written<P>>(props: FormItemPairProps<P, T>) {
  const { things, thing, part, field, label, most, hint, required = [] } = props;
  const t = useTexts(recordsTexts);
  const form = useRecordForm();
  const place = things.moving.placeOf(thing.id).place - 1;
  const nameOf = (language: PairLanguage) => `${part}_${language}` as const;
  const idOf = (language: PairLanguage) => fieldId(form, `${field}.${place}.${nameOf(language)}`);
  const errors = Object.fromEntries(
    LANGUAGES_OF_TEXTS.flatMap((language) => {
      const problem = things.problemOf(thing.id, nameOf(language));
      return problem === undefined ? [] : [[language, problem]];
    }),
  );
  return (
    <PairField
      label={label}
      ids={{ sr: idOf('sr'), en: idOf('en') }}
      value={{ sr: thing[nameOf('sr')], en: thing[nameOf('en')] }}
      onChange={(language, text) => things.change(thing.id, { [nameOf(language)]: text } as Partial<T>)}
      names={{ sr: t('pair.sr'), en: t('pair.en') }}
      required={required}
      errors={errors}
      {...(hint ? { hint } : {})}
      fallback={(from) => t(`pair.fallback.${from}`)}
      copyLabel={(from) => t(`pair.copy.${from}`)}
      count={(written) => t('pair.count', { written, most })}
      disabled={things.disabled}
    />
  );
}
