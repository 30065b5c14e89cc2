import { expect, it } from 'vitest';
import { percentDone } from './percent-done.ts';

const place = { page: 0, read: false, answered: 0, questions: 10 };

it.each([
  { title: 'nothing before it is begun', place: null, num_of_pages: 10, percent: 0 },
  { title: 'the page one is at', place: { ...place, page: 5 }, num_of_pages: 10, percent: 25 },
  {
    title: 'all pages once one is at the questions',
    place: { ...place, page: 2, read: true },
    num_of_pages: 10,
    percent: 50,
  },
  {
    title: 'questions that have an answer',
    place: { ...place, read: true, answered: 9 },
    num_of_pages: 10,
    percent: 95,
  },
  { title: 'no more pages than there are', place: { ...place, page: 9 }, num_of_pages: 5, percent: 33 },
  { title: 'nothing of what has neither', place: { ...place, questions: 0 }, num_of_pages: 0, percent: 0 },
])('counts $title', ({ percent, ...course }) => {
  expect(percentDone(course)).toBe(percent);
});
