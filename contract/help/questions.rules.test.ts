import { describe, expect, it } from 'vitest';
import { missingTexts, type QuestionTexts, saysNothing } from './questions.rules.ts';

const NONE = { topic_sr: '', topic_en: '', question_sr: '', question_en: '', answer_sr: '', answer_en: '' };
const serbian: QuestionTexts = { ...NONE, topic_sr: 'Budžet', question_sr: 'Gde je?', answer_sr: '<p>Tu.</p>' };
const both: QuestionTexts = { ...serbian, topic_en: 'Budget', question_en: 'Where?', answer_en: '<p>Here.</p>' };

it.each([
  ['', true],
  ['<p></p>', true],
  ['<p> &nbsp;<br/>\u200b</p>', true],
  ['<p>a</p>', false],
  ['1 < 2', false],
])('knows whether %j says nothing', (html, nothing) => {
  expect(saysNothing(html)).toBe(nothing);
});

describe('what a question lacks', () => {
  it('is nothing when it is whole in one language, or in both', () => {
    expect(missingTexts(serbian, { active: true })).toEqual([]);
    expect(missingTexts(both, { active: true })).toEqual([]);
  });

  it('is the rest of each language that is begun', () => {
    expect(missingTexts({ ...both, answer_en: '<p></p>' }, { active: true })).toEqual(['answer_en']);
    expect(missingTexts({ ...serbian, question_en: 'Where?' }, { active: true })).toEqual(['topic_en', 'answer_en']);
    expect(missingTexts({ ...NONE, question_en: 'Where?' }, { active: true })).toEqual(['topic_en', 'answer_en']);
  });

  it('is the Serbian when nothing is written, and a question alone while it is not shown', () => {
    expect(missingTexts(NONE, { active: true })).toEqual(['topic_sr', 'question_sr', 'answer_sr']);
    expect(missingTexts(NONE, { active: false })).toEqual(['question_sr']);
    expect(missingTexts({ ...NONE, question_en: 'Where?' }, { active: false })).toEqual([]);
    expect(missingTexts({ ...NONE, question_sr: 'Gde?' }, { active: false })).toEqual([]);
  });
});
