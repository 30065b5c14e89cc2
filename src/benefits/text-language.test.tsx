// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { AnswerChoice } from '../attempts/answer-choice.tsx';
import type { AttemptViewProps } from '../attempts/attempt-view-props.ts';
import { FailedView } from '../attempts/failed-view.tsx';
import { QuestionView } from '../attempts/question-view.tsx';
import { ReviewView } from '../attempts/review-view.tsx';
import { cartFigures } from '../cart/cart-figures.ts';
import { AskDialog } from '../checkout/ask-dialog.tsx';
import { ChangedDialog } from '../checkout/changed-dialog.tsx';
import { DocumentLine } from '../documents/document-line.tsx';
import { Questions } from '../help/questions.tsx';
import { SearchView } from '../search/search-view.tsx';
import { jelena, massage, massageInCart } from '../testing/people.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { HowToUse } from '../transactions/how-to-use.tsx';
import { BenefitDetailsDialog } from './benefit-details-dialog.tsx';

/** The texts that say which language they are in, as `lang: text`, in their order on the page. */
function marked(view: ReactNode, language: Language = 'SR'): string[] {
  renderScreen(view, { language });
  return [...document.querySelectorAll('body [lang]')].map(
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

const foreign: BenefitInList = { ...massage, in_other_language: ['name'] };
const figures = cartFigures({ ...jelena, cart: [{ ...massageInCart, benefit: foreign }] }, (category) => category);

it('marks the name of a benefit in the questions before it is bought', () => {
  const asked = { open: true, figures, buying: false, slow: false, onCancel: nothing, onConfirm: nothing };
  expect(marked(<AskDialog {...asked} />)).toEqual(['en: Massage']);
  cleanup();
  const change = { item: 7, name: 'Massage', kind: 'price', before: 3000, after: 4200 } as const;
  const changed = { open: true, figures, accepting: false, onAccept: nothing, onDecline: nothing };
  expect(marked(<ChangedDialog {...changed} changes={[change]} />)).toEqual(['en: Massage']);
});

it('marks the title of a benefit that is given, and no other text of its dialog', () => {
  const loading = { state: 'loading', data: null, busy: true, onRetry: nothing } as const;
  expect(marked(<BenefitDetailsDialog card={foreign} benefit={loading} open onClose={nothing} />)).toEqual([
    'en: Massage',
  ]);
  expect(screen.getByRole('heading', { name: 'Massage' }).lang).toBe('en');
});

it('marks the name of a benefit that the search found', () => {
  Element.prototype.scrollIntoView = nothing;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const found = { benefits: [foreign], num_of_flexible: 1, providers: [], learning: [], transactions: [] };
  const search = { text: 'mass', categories: [], found, state: 'ready', currency: 'RSD', recent: [] } as const;
  const does = { onType: nothing, onForget: nothing, onRetry: nothing, onGo: nothing, onClose: nothing };
  expect(marked(<SearchView {...search} {...does} />)).toEqual(['en: Massage']);
});
