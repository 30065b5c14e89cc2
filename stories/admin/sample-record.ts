import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import type { RecordFields } from '#src/admin/parts/record-field.ts';
import { wordsOfHtml } from '#src/admin/parts/words-of-html.ts';

const AT = '2026-11-23T13:05:00.000Z';

/** A record with every kind of field: single lines, texts in both languages, a number. */
export const sampleRecord: EditedRecord = {
  fields: {
    name: 'Leto u teretani',
    percent: '20',
    text_sr: 'Važi za sve kurseve, do kraja avgusta.',
    text_en: '',
    guide_en: '<p>Warm oils, a calm room and an hour just for you.</p>',
  },
  revision: 8,
  offered: true,
  by: 'Milan Marković',
  at: '2026-11-12T13:02:00.000Z',
};

/** The record as another user saved it. */
export const sampleTheirs = (changes: Fields, offered = true): EditedRecord => ({
  fields: { ...sampleRecord.fields, ...changes },
  revision: 9,
  offered,
  by: 'Jelena Đorđević',
  at: '2026-11-23T13:02:00.000Z',
});

export const sampleDraft = { at: AT, draft: { name: 'Jesen u teretani' } };

export const sampleFields: RecordFields = {
  name: { label: 'Naziv', text: 'line' },
  percent: { label: 'Popust', shown: (value) => `${value} %` },
  text_sr: { label: 'Opis na srpskom', text: 'lines', lang: 'sr-Latn' },
  text_en: { label: 'Opis na engleskom', text: 'lines', lang: 'en' },
  guide_en: { label: 'Uputstvo na engleskom', text: 'html', lang: 'en', shown: (html) => wordsOfHtml(String(html)) },
};

export const sampleProblems = ({ name, percent }: Fields): Problems => ({
  ...(name === '' ? { name: 'required' } : {}),
  ...(/^\d{1,3}$/.test(String(percent)) && Number(percent) <= 100 ? {} : { percent: 'percent' }),
});

const WORDS: Readonly<Record<string, string>> = {
  required: 'Ovo polje ne može da bude prazno.',
  percent: 'Upiši broj od 0 do 100.',
};

export const sayProblem = (problem: string) => WORDS[problem] ?? problem;
