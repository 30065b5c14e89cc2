import { expect, it } from 'vitest';
import { editedOf, sentOf, suggestionProblems } from './suggestion-record.ts';

const SUGGESTION = {
  id: 7,
  name: 'Keramika',
  provider: 'Atelje Glina',
  category: 4,
  category_sr: 'Veštine',
  category_en: 'Skills',
  person: { id: 3, name: 'Mila Šarić' },
  company: { id: 2, name: 'Vetar' },
  date: '2026-11-20T10:00:00.000Z',
  status: 'contacted' as const,
  answered: true,
  revision: 4,
  changed: { at: '2026-11-23T13:05:00.000Z', by: { id: 8, name: 'Milan Marković' } },
  why: 'Rukama.',
  language: 'SR' as const,
  answer: 'Pitali smo.',
  answered_at: '2026-11-23T13:05:00.000Z',
  benefit: null,
};

it('has of a suggestion what is said of it, and sends what was changed', () => {
  expect(editedOf(SUGGESTION)).toEqual({
    fields: { answer: 'Pitali smo.', status: 'contacted', benefit: null },
    revision: 4,
    offered: true,
    by: 'Milan Marković',
    at: '2026-11-23T13:05:00.000Z',
  });
  expect(sentOf({ status: 'live', benefit: 7 })).toEqual({ status: 'live', benefit: 7 });
  expect(sentOf({ status: 'agreed', benefit: null })).toEqual({ status: 'agreed', benefit: null });
  expect(sentOf({ answer: 'Da.' })).toEqual({ answer: 'Da.' });
});

it('finds what the server would find', () => {
  expect(suggestionProblems({ answer: '', status: 'declined', benefit: null })).toEqual({ answer: 'answer' });
  expect(suggestionProblems({ answer: 'Da.', status: 'live', benefit: null })).toEqual({ benefit: 'benefit' });
  expect(suggestionProblems({ answer: '', status: 'new', benefit: null })).toEqual({});
});
