// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { LanguageContext } from '#locales/texts.tsx';
import { AnswerChoice } from '../attempts/answer-choice.tsx';
import type { AttemptViewProps } from '../attempts/attempt-view-props.ts';
import { FailedView } from '../attempts/failed-view.tsx';
import { QuestionView } from '../attempts/question-view.tsx';
import { ReviewView } from '../attempts/review-view.tsx';
import { DocumentLine } from '../documents/document-line.tsx';
import { Questions } from '../help/questions.tsx';
import { HowToUse } from '../transactions/how-to-use.tsx';

afterEach(cleanup);

/** The texts that say which language they are in, as `lang: text`, in their order on the page. */
function marked(view: ReactNode, language: Language = 'SR'): string[] {
  const { container } = render(
    <MemoryRouter>
      <LanguageContext value={language}>{view}</LanguageContext>
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('[lang]')].map(
    (place) => `${place.getAttribute('lang')}: ${place.textContent}`,
  );
}

const nothing = () => {};
const text = ['text'];
const question = {
  id: 1,
  several: false,
  text: 'What first?',
  in_other_language: text,
  answers: [
    { id: 10, text: 'Da li diše' },
    { id: 11, text: 'Temperature', in_other_language: text },
  ],
};
const course = { pk: 4, name: 'First aid', in_other_language: ['name', 'pdf'] };
const attempt: AttemptViewProps = {
  course,
  questions: [question],
  face: 'question',
  appearing: false,
  busy: false,
  refusal: null,
  index: 0,
  chosen: { 1: [11] },
  answered: 1,
  page: 1,
  result: null,
  pages: null,
  kept: 'kept',
  onEvent: nothing,
  onRetryKeeping: nothing,
};

it('marks the course, the question and its answers that have no Serbian', () => {
  expect(marked(<QuestionView {...attempt} />)).toEqual([
    'en: First aid',
    'en: What first?',
    'en: What first?',
    'en: Temperature',
  ]);
});

it('marks them in an English page by the other tag', () => {
  expect(
    marked(<AnswerChoice question={{ ...question, several: true }} chosen={[]} onChoose={nothing} />, 'EN'),
  ).toEqual(['sr-Latn: What first?', 'sr-Latn: Temperature']);
});

it('marks them where the answers are looked over, and the course where it went wrong', () => {
  expect(marked(<ReviewView {...attempt} />)).toEqual(['en: What first?', 'en: Temperature']);
  cleanup();
  const result = {
    attempt: 7,
    number: 1,
    passed: false,
    score: 50,
    right: 1,
    questions: 2,
    pass_mark: 70,
    certificate: null,
    submitted_at: '2026-11-20T10:00:00.000Z',
    package_certificates: [],
  };
  expect(marked(<FailedView course={course} result={result} isOpen={false} />)).toEqual(['en: First aid']);
});

it('marks a question of the help, its topic and its answer', () => {
  const asked = {
    id: 1,
    topic: 'Vouchers',
    question: 'Where is it?',
    answer: '<p>There</p>',
    in_other_language: ['topic', 'question', 'answer'],
  };
  const questions = { state: 'ready', data: [asked], old: false, busy: false, onRetry: nothing } as const;
  expect(marked(<Questions questions={questions} search="" typed="" open={1} onType={nothing} />)).toEqual([
    'en: Vouchers',
    'en: Where is it?',
    'en: ',
  ]);
});

it('marks the title of a document, and how a thing is used', () => {
  const document = { id: 1, title: 'Rules', language: 'EN', name: 'a.pdf', type: 'application/pdf', bytes: 1 } as const;
  const line = { document: { ...document, in_other_language: ['title'] }, busy: false, onDownload: nothing };
  expect(marked(<DocumentLine {...line} />)).toEqual(['en: Rules']);
  cleanup();
  expect(marked(<HowToUse way="web" website={null} text="<p>x</p>" in_other_language={text} />)).toEqual(['en: ']);
  cleanup();
  expect(marked(<HowToUse way="web" website={null} text="<p>x</p>" />)).toEqual([]);
});
