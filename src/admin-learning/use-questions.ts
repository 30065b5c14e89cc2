import type { KeyboardEvent } from 'react';
import { QUESTIONS } from '#contract/courses/questions.rules.ts';
import type { TextLanguage } from '#contract/language/text-language.ts';
import { letterOf } from '#design-system/keyboard/letter-of.ts';
import { fieldId, useRecordForm } from '../admin/record/record-context.ts';
import { type FormItems, useFormItems } from '../admin/record/use-form-items.ts';
import {
  emptyQuestion,
  type FormAnswer,
  type FormQuestion,
  type Questions,
  twinOf,
  withAnswer,
  withQuestion,
} from './form-questions.ts';

/** The actions on the questions of a course, shared by keys, menus and buttons. */
export interface QuestionsDesk {
  items: FormItems<FormQuestion>;
  isFull: boolean;
  /** All questions that are in the form or can be restored into it: a new one gets a number that none of them has. */
  known: Questions;
  /** The id of a control: of a text of a question or an answer, by its number. */
  controlId: (id: number, language: TextLanguage) => string;
  /** Puts a new question below one, or at the end. */
  add: (after: number | null) => void;
  double: (question: FormQuestion) => void;
  remove: (question: FormQuestion) => void;
  addAnswer: (question: FormQuestion, after: number | null) => void;
  changeAnswer: (question: FormQuestion, id: number, change: Partial<FormAnswer>) => void;
  moveAnswer: (question: FormQuestion, id: number, steps: -1 | 1) => void;
  removeAnswer: (question: FormQuestion, id: number) => void;
  /** Handles the keyboard shortcuts within a question. */
  press: (question: FormQuestion, event: KeyboardEvent) => void;
  /** Replaces all questions. */
  put: (questions: readonly FormQuestion[]) => void;
}

/** The questions of the form with their actions. `choose` opens one. */
export function useQuestions(choose: (id: number | null) => void): QuestionsDesk {
  const form = useRecordForm();
  const items = useFormItems<FormQuestion>('questions');
  const { all, removed, disabled } = items;
  const known = [...all, ...removed.map(({ item }) => item)];
  const isFull = all.length >= QUESTIONS.most;
  const controlId = (id: number, language: TextLanguage) => fieldId(form, `questions.text.${id}.${language}`);
  const put = (questions: readonly FormQuestion[]) =>
    form.actor.send({ type: 'field.change', changes: { questions }, at: new Date().toISOString() });
  const open = (question: FormQuestion, after: number | null) => {
    if (disabled || isFull) return;
    put(withQuestion(all, question, after));
    choose(question.id);
    focusSoon(controlId(question.id, 'sr'));
  };
  const desk = {
    items,
    isFull,
    known,
    controlId,
    put,
    add: (after: number | null) => open(emptyQuestion(known), after),
    double: (question: FormQuestion) => open(twinOf(known, question), question.id),
    remove: ({ id }: FormQuestion) => {
      choose(null);
      items.remove(id);
    },
    addAnswer: (question: FormQuestion, after: number | null) => {
      if (disabled || question.answers.length >= QUESTIONS.mostAnswers) return;
      const { answers, id } = withAnswer(known, question, after);
      items.change(question.id, { answers });
      focusSoon(controlId(id, 'sr'));
    },
    changeAnswer: ({ id: of, answers }: FormQuestion, id: number, change: Partial<FormAnswer>) =>
      items.change(of, { answers: answers.map((one) => (one.id === id ? Object.assign({}, one, change) : one)) }),
    moveAnswer: ({ id: of, answers }: FormQuestion, id: number, steps: -1 | 1) => {
      const at = answers.findIndex((one) => one.id === id);
      const [answer, to] = [answers[at], at + steps];
      if (disabled || !answer || to < 0 || to >= answers.length) return;
      keepFocus(() => items.change(of, { answers: answers.toSpliced(at, 1).toSpliced(to, 0, answer) }));
    },
    removeAnswer: ({ id: of, answers }: FormQuestion, id: number) => {
      if (disabled) return;
      const at = answers.findIndex((one) => one.id === id);
      const beside = answers[at - 1] ?? answers[at + 1];
      items.change(of, { answers: answers.toSpliced(at, 1) });
      focusSoon(controlId(beside?.id ?? of, 'sr'));
    },
  };
  return Object.assign(desk, { press: (question: FormQuestion, event: KeyboardEvent) => press(desk, question, event) });
}

/** Focuses an element after the next render has drawn it. */
const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Restores the focus after a move, because a moved element loses it. */
function keepFocus(move: () => void): void {
  const { activeElement } = document;
  move();
  requestAnimationFrame(() => {
    if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
  });
}

const answerAt = ({ target }: KeyboardEvent): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null;
  return row ? Number(row.dataset.answer) : null;
};

function press(desk: Omit<QuestionsDesk, 'press'>, question: FormQuestion, event: KeyboardEvent): void {
  const answer = answerAt(event);
  const done = doneBy(desk, question, answer, event);
  if (!done) return;
  event.preventDefault();
  done();
}

/** The action of a keyboard shortcut; null for keys that are left to the browser. */
function doneBy(
  desk: Omit<QuestionsDesk, 'press'>,
  question: FormQuestion,
  answer: number | null,
  press: KeyboardEvent,
): (() => void) | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = press;
  const isHeld = ctrlKey || metaKey;
  if (isHeld && key === 'Enter') return () => (shiftKey ? desk.add(question.id) : desk.addAnswer(question, answer));
  if (isHeld && letterOf(press).toLowerCase() === 'd') return () => desk.double(question);
  const steps = altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[key] : undefined;
  if (steps !== undefined) {
    if (answer !== null) return () => desk.moveAnswer(question, answer, steps);
    return () => keepFocus(() => desk.items.moving.by(question.id, steps));
  }
  const isEmpty = question.answers.some((one) => one.id === answer && one.text_sr === '' && one.text_en === '');
  const isTyped = target instanceof HTMLInputElement && target.type === 'text';
  if (key === 'Backspace' && answer !== null && isTyped && isEmpty) return () => desk.removeAnswer(question, answer);
  return null;
}
