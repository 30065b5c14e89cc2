import { expect, it } from 'vitest';
import type { PathStep } from './edge-paths.ts';
import { toursThrough } from './tours.ts';

const step = (from: string, sample: string, to: string): PathStep => ({
  from,
  sample,
  to,
  event: { type: sample },
  walks: [],
});
const types = step('form', 'types', 'typed');
const sends = step('typed', 'sends', 'sending');
const breaks = step('sending', 'breaks', 'typed');
const refuses = step('sending', 'refuses', 'typed');
const answers = step('sending', 'answers', 'done');
const steps = [types, sends, breaks, refuses, answers];
const samplesOf = (tours: ReturnType<typeof toursThrough>) =>
  tours.map((tour) => tour.steps.map(({ sample }) => sample).join(', '));

it('goes on from each step to the nearest that is wanted, and takes last what ends the tour', () => {
  expect(samplesOf(toursThrough([answers, breaks, refuses], steps, { longest: 24 }))).toEqual([
    'types, sends, breaks, sends, refuses, sends, answers',
  ]);
});

it('begins again after a step from which the shop cannot go on', () => {
  const goesOn = ({ sample }: { sample: string }) => sample !== 'breaks';
  expect(samplesOf(toursThrough([breaks, refuses], steps, { longest: 24, goesOn }))).toEqual([
    'types, sends, refuses, sends, breaks',
  ]);
  expect(samplesOf(toursThrough([breaks, refuses, sends], [types, sends, breaks], { longest: 24, goesOn }))).toEqual([
    'types, sends, breaks',
  ]);
});

it('begins again when a tour is long enough', () => {
  expect(samplesOf(toursThrough([breaks, refuses, answers], steps, { longest: 3 }))).toEqual([
    'types, sends, breaks',
    'types, sends, refuses',
    'types, sends, answers',
  ]);
});

it('tells each time that a step is taken apart', () => {
  const [tour] = toursThrough([breaks, refuses], steps, { longest: 24 });
  expect(new Set(tour?.steps).size).toBe(5);
});
