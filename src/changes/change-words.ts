import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { ListedChange } from '#contract/changes/changes.contract.ts';
import { changeFieldTexts } from '#locales/changes/change-fields.texts.ts';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { wordsOfHtml } from '../admin/words-of-html.ts';

/** Of a longer value its beginning is shown: its record has all of it. */
const LONGEST_SHOWN = 140;

/** Records that have neither a name nor a number that means anything to people. */
const UNNAMED: readonly string[] = ['changes', 'mail', 'notification'];

/** What the record of a change is called: by its person, its name, or its number; '' for what is none. */
export function recordName({ person_name, record_name, record, record_kind }: ListedChange): string {
  if (UNNAMED.includes(record_kind)) return '';
  const number = /^\d+$/.test(record) ? record : '';
  return person_name || (record_kind === 'task' ? number : record_name || number);
}

/** Fields whose numbers count nothing. */
const NUMBERS = [
  ...['year', 'order', 'user', 'named', 'broken', 'courses', 'companies'],
  ...['provider_id', 'category_id', 'parent_id', 'category'],
];

/** How a change is said: who, what was done, its fields and what they were and are. */
export function useChangeWords() {
  const t = useTexts(changesTexts);
  const say = useTexts(changeFieldTexts);
  const language = useLanguage();
  const { EN: fields } = changeFieldTexts.tables;
  const known = (key: string): string | undefined => (key in fields ? say(key as keyof typeof fields) : undefined);
  const inWords = (value: unknown, field: string, names: Readonly<Record<string, string>> = {}): string => {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number')
      return names[value] ?? (NUMBERS.includes(field) ? String(value) : grouped(language, value));
    if (Array.isArray(value)) return value.map((one) => inWords(one, field, names)).join(', ') || t('nothing');
    if (typeof value === 'object') return 'name' in value ? String(value.name) : '…';
    const text = String(value);
    return known(`value.${text}`) ?? (/<\/?[a-z]/.test(text) ? wordsOfHtml(text).replaceAll('\n', ' ') : text);
  };
  return {
    who: ({ by }: Pick<ListedChange, 'by'>) => (by === null ? t('server') : by.name || t('nobody')),
    did: ({ kind }: Pick<ListedChange, 'kind'>) => t(`did.${kind as ChangeKind}`),
    field: (field: string) => known(`field.${field}`) ?? field,
    /** `names`: what the numbers of its field are called. */
    value: (value: unknown, field: string, names?: Readonly<Record<string, string>>) => {
      const words = inWords(value, field, names);
      return words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN).trimEnd()}…` : words;
    },
    through: ({ via, via_id }: Pick<ListedChange, 'via' | 'via_id'>) =>
      [t(`via.${via}`), via_id].filter(Boolean).join(' '),
  };
}
