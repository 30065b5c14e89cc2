export type Language = 'EN' | 'SR';

/** The forms that a count can take: English has one and other, Serbian one, few and other. */
export interface PluralForms {
  one: string;
  few?: string;
  other: string;
}

const rules = { EN: new Intl.PluralRules('en'), SR: new Intl.PluralRules('sr') };

/** The form of a language for a count: in Serbian 1, 21 → one, 2…4, 22 → few, 0, 5…20 → other. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const form = rules[language].select(count);
  if (form === 'one') return forms.one;
  return form === 'few' ? (forms.few ?? forms.other) : forms.other;
}
