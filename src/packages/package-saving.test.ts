import { expect, it } from 'vitest';
import type { CoursePackage } from '#contract/packages/packages.contract.ts';
import { courseOf } from '../testing/courses.ts';
import { savingOf } from './package-saving.ts';

type Offer = Pick<CoursePackage, 'progress' | 'price_currency' | 'courses'>;

const course = (price_currency: number, progress: Offer['progress'] = 'none') => courseOf({ price_currency, progress });

it('says what courses cost one by one, and how much less their package is', () => {
  const one: Offer = { progress: 'none', price_currency: 6400, courses: [course(4200), course(0), course(2900.5)] };
  expect(savingOf(one)).toEqual({ oneByOne: 710_050, saving: 70_050 });
});

it.each<[string, Offer]>([
  [
    'for somebody who has one of them already: the rest is cheaper alone',
    { progress: 'none', price_currency: 6400, courses: [course(4200), course(4400, 'passed')] },
  ],
  ['where it costs as much', { progress: 'none', price_currency: 4200, courses: [course(4200)] }],
  ['for whoever is enrolled in it', { progress: 'enrolled', price_currency: 10, courses: [course(4200)] }],
])('promises nothing %s', (_, one) => {
  expect(savingOf(one)).toBeNull();
});

it('counts no course that one has already', () => {
  const one: Offer = { progress: 'none', price_currency: 4000, courses: [course(4200), course(2900, 'started')] };
  expect(savingOf(one)).toEqual({ oneByOne: 420_000, saving: 20_000 });
});
