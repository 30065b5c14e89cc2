import type { Text } from '../errors/app-error.ts';

type Limits = Record<string, unknown>;

const required: Text = { en: 'This field is required', sr: 'Ovo polje je obavezno' };
const notAllowed: Text = { en: 'This field is not accepted here', sr: 'Ovo polje se ovde ne prima' };
const notRight: Text = { en: 'This value is not valid', sr: 'Ova vrednost nije ispravna' };

const BY_TYPE: Record<string, Text> = {
  integer: { en: 'This must be a whole number', sr: 'Ovo mora da bude ceo broj' },
  number: { en: 'Input is not a number', sr: 'Unos nije broj' },
  string: { en: 'This must be text', sr: 'Ovo mora da bude tekst' },
  boolean: { en: 'This must be true or false', sr: 'Ovo mora da bude tačno ili netačno' },
};

/** The text shown beside a field, by the keyword of JSON Schema that it failed. */
export function fieldText(keyword: string, limits: Limits): Text {
  const limit = String(limits.limit);
  switch (keyword) {
    case 'required':
      return required;
    case 'additionalProperties':
      return notAllowed;
    case 'type':
      return BY_TYPE[String(limits.type)] ?? notRight;
    case 'minLength':
      return limit === '1' ? required : { en: `At least ${limit} characters`, sr: `Najmanje znakova: ${limit}` };
    case 'maxLength':
      return { en: `At most ${limit} characters`, sr: `Najviše znakova: ${limit}` };
    case 'minimum':
      return { en: `At least ${limit}`, sr: `Najmanje ${limit}` };
    case 'maximum':
      return { en: `At most ${limit}`, sr: `Najviše ${limit}` };
    default:
      return notRight;
  }
}
