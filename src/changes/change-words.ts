import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { ListedChange } from '#contract/changes/changes.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { changeFieldTexts } from '#locales/changes/change-fields.texts.ts';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { formatDay, formatMoment } from '#locales/dates.ts';
import { decimals } from '#locales/decimals.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { absenceDays } from '../admin/parts/absence-days.ts';
import { wordsOfHtml } from '../admin/parts/words-of-html.ts';
import { useConditionWords } from './use-condition-words.ts';

/** Longer values are shortened to so many characters; the record shows the whole. */
const LONGEST_SHOWN = 140;

/** Records that have neither a name nor a number that means anything to people. */
const UNNAMED: readonly string[] = ['changes', 'mail', 'notification'];

/** Name of the record of a change: its person, its name, or its number; '' without any. */
export function recordName({ person_name, record_name, record, record_kind }: ListedChange): string {
  if (UNNAMED.includes(record_kind)) return '';
  const number = /^\d+$/.test(record) ? record : '';
  return person_name || (record_kind === 'task' ? number : record_name || number);
}

/** Fields whose numbers, such as years and ids, are no quantities. */
const NUMBERS = [
  ...['year', 'order', 'user', 'named', 'broken', 'courses', 'companies', 'given_by'],
  ...['provider_id', 'category_id', 'parent_id', 'category', 'benefit'],
];

/** Number of decimals by field: money always two (product.md 1), a rate as many as it has. */
const DECIMALS: Readonly<Record<string, number>> = {
  amount: 2,
  approval_limit: 2,
  per_euro: 6,
  price: 2,
  refund_limit: 2,
  sum: 2,
};

function numberOf(language: Language, value: number, field: string): string {
  if (NUMBERS.includes(field)) return String(value);
  if (PERCENTAGES.includes(field)) return language === 'SR' ? `${value}\u00a0%` : `${value}%`;
  const most = DECIMALS[field];
  return most === undefined ? grouped(language, value) : decimals(language, value, most);
}

/** Fields whose numbers are percentages. */
const PERCENTAGES = ['discount', 'pass_mark', 'percent_off'];

/** Fields that are dates or times, with their format (product.md 6). */
const DATES: Readonly<Record<string, (written: string) => string>> = {
  absence: absenceDays,
  at: formatMoment,
  birthday: formatDay,
  ends_on: formatDay,
};

/** Fields whose texts are html: of benefits, courses and packages, of questions, of announcements. All others are plain text. */
const HTML = /^(description|instructions|limitations|answer|text)_(sr|en)$/;

/** Fields of free text, which is not translated: a unit may be called `price`. */
const TYPED = /(^|_)(name|note|reason|unit|title|question|answer|description|instructions|limitations|text)(_sr|_en)?$/;

/** Functions that put the parts of a change in words: person, kind, fields and values. */
export function useChangeWords() {
  const t = useTexts(changesTexts);
  const say = useTexts(changeFieldTexts);
  const language = useLanguage();
  const { EN: fields } = changeFieldTexts.tables;
  const known = (key: string): string | undefined => (key in fields ? say(key as keyof typeof fields) : undefined);
  const conditions = useConditionWords((value) => known(`looked_for.${value}`) ?? known(`value.${value}`));
  const inWords = (value: unknown, field: string, names: Readonly<Record<string, string>> = {}): string => {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return names[value] ?? numberOf(language, value, field);
    if (Array.isArray(value)) return value.map((one) => inWords(one, field, names)).join(', ') || t('nothing');
    if (typeof value === 'object')
      return 'name' in value ? String(value.name) : (conditions(value, field, names) ?? '…');
    const text = String(value);
    const date = DATES[field];
    if (date) return date(text);
    if (HTML.test(field)) return wordsOfHtml(text).replaceAll('\n', ' ');
    return TYPED.test(field) ? text : (known(`${field}.${text}`) ?? known(`value.${text}`) ?? text);
  };
  return {
    who: ({ by }: Pick<ListedChange, 'by'>) => (by === null ? t('server') : by.name || t('nobody')),
    did: ({ kind }: Pick<ListedChange, 'kind'>) => t(`did.${kind as ChangeKind}`),
    field: (field: string) => known(`field.${field}`) ?? field,
    /** `names`: names for the ids in this field. */
    value: (value: unknown, field: string, names?: Readonly<Record<string, string>>) => {
      const words = inWords(value, field, names);
      return words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN).trimEnd()}…` : words;
    },
    through: ({ via, via_id }: Pick<ListedChange, 'via' | 'via_id'>) =>
      [t(`via.${via}`), via_id].filter(Boolean).join(' '),
  };
}
