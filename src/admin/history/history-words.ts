import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { RecordFields } from '../parts/record-field.ts';

/** A longer text is cut to this length, and its changes are not marked word by word. */
export const LONGEST_SHOWN = 600;

/** Formats values of a field for its history. */
export function useValueWords(field: RecordFields[string] | undefined) {
  const t = useTexts(recordsTexts);
  const inWords = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('merge.empty');
    if (field?.shown) return field.shown(value);
    if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no');
    if (Array.isArray(value)) return value.map(inWords).join(', ') || t('merge.empty');
    return typeof value === 'object' ? '…' : String(value);
  };
  return {
    said: (value: unknown) => {
      const words = inWords(value);
      return words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN)}…` : words;
    },
    isWhole: (value: unknown) => value !== null && inWords(value).length <= LONGEST_SHOWN,
  };
}
