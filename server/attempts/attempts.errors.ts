import { AppError } from '../errors/app-error.ts';

export const coursePassed = () =>
  new AppError(409, 'attempts.passed', {
    en: 'You have already passed this course.',
    sr: 'Ovaj kurs je već položen.',
  });

/** The attempt was submitted meanwhile, in another tab or on another device. */
export const attemptOver = () =>
  new AppError(409, 'attempts.over', {
    en: 'These answers have already been submitted, so they can no longer be changed.',
    sr: 'Ovi odgovori su već predati, pa više ne mogu da se menjaju.',
  });

export const notStarted = () =>
  new AppError(409, 'attempts.not_started', {
    en: 'Nothing has been answered yet.',
    sr: 'Još nema nijednog odgovora.',
  });

export const nothingAsked = () =>
  new AppError(409, 'attempts.no_questions', {
    en: 'This course has no questions at the moment.',
    sr: 'Ovaj kurs trenutno nema pitanja.',
  });

/** An answer that is not there, or of another question or another course: the refusal does not say which. */
export const unknownAnswer = () =>
  new AppError(400, 'attempts.unknown_answer', {
    en: 'That is not an answer to a question in this course. Nothing was saved.',
    sr: 'To nije odgovor na pitanje iz ovog kursa. Ništa nije sačuvano.',
  });

/** `questions` are those without an answer, by their ids. */
export const unanswered = (questions: readonly number[]) =>
  new AppError(
    400,
    'attempts.unanswered',
    { en: 'Answer all the questions first.', sr: 'Prvo odgovori na sva pitanja.' },
    { details: { questions } },
  );
