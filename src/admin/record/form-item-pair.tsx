import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { PairField, type PairLanguage } from '#design-system/pair-field/pair-field.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldId, useRecordForm } from './record-context.ts';
import type { FormItems } from './use-form-items.ts';

type Part = 'alt' | 'title';
type Written<P extends Part> = { id: number } & Record<`${P}_${PairLanguage}`, string>;

interface FormItemPairProps<P extends Part, T extends Written<P>> {
  items: FormItems<T>;
  item: T;
  part: P;
  /** The name of the field in the form: `pictures`. */
  field: string;
  label: string;
  most: number;
  hint?: string;
  /** Languages that have to be filled in. */
  required?: readonly PairLanguage[];
}

/** A text of one item of a list, in both languages. */
export function FormItemPair<P extends Part, T extends Written<P>>(props: FormItemPairProps<P, T>) {
  const { items, item, part, field, label, most, hint, required = [] } = props;
  const t = useTexts(recordsTexts);
  const form = useRecordForm();
  const place = items.moving.placeOf(item.id).place - 1;
  const nameOf = (language: PairLanguage) => `${part}_${language}` as const;
  const idOf = (language: PairLanguage) => fieldId(form, `${field}.${place}.${nameOf(language)}`);
  const errors = Object.fromEntries(
    LANGUAGES_OF_TEXTS.flatMap((language) => {
      const problem = items.problemOf(item.id, nameOf(language));
      return problem === undefined ? [] : [[language, problem]];
    }),
  );
  return (
    <PairField
      label={label}
      ids={{ sr: idOf('sr'), en: idOf('en') }}
      value={{ sr: item[nameOf('sr')], en: item[nameOf('en')] }}
      onChange={(language, text) => items.change(item.id, { [nameOf(language)]: text } as Partial<T>)}
      names={{ sr: t('pair.sr'), en: t('pair.en') }}
      required={required}
      errors={errors}
      {...(hint ? { hint } : {})}
      fallback={(from) => t(`pair.fallback.${from}`)}
      copyLabel={(from) => t(`pair.copy.${from}`)}
      count={(written) => t('pair.count', { written, most })}
      disabled={items.disabled}
    />
  );
}
