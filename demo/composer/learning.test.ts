import { expect, it } from 'vitest';
import { PICTURES } from '#design-system/pictures/write-pictures.ts';
import { DEMO_COUPONS, DEMO_COURSES, DEMO_PACKAGES } from './learning.ts';

const all = [...DEMO_COURSES, ...DEMO_PACKAGES];
const questions = DEMO_COURSES.flatMap((course) => course.questions);

it('has courses and packages of different lengths, free and paid, in more than one currency, and coupons', () => {
  expect(DEMO_COURSES.length).toBeGreaterThanOrEqual(8);
  expect(DEMO_PACKAGES).toHaveLength(3);
  expect(new Set(DEMO_COURSES.map(({ minutes }) => minutes)).size).toBeGreaterThanOrEqual(5);
  for (const kind of [DEMO_COURSES, DEMO_PACKAGES])
    expect(new Set(kind.map(({ price }) => price === undefined)).size).toBe(2);
  expect(new Set(DEMO_COURSES.map(({ currency = 'RSD' }) => currency))).toEqual(new Set(['RSD', 'EUR']));
  expect(DEMO_COUPONS.map(([, percent]) => percent)).toEqual([50, 20, 100]);
});

it('asks five to twelve questions a course, some with several correct answers, all that can be got wrong', () => {
  for (const course of DEMO_COURSES) {
    expect(course.questions.length, course.sr.name).toBeGreaterThanOrEqual(5);
    expect(course.questions.length, course.sr.name).toBeLessThanOrEqual(12);
  }
  for (const { sr, answers } of questions) {
    const correct = answers.filter((answer) => answer.correct).length;
    expect(answers.length, sr).toBeGreaterThanOrEqual(3);
    expect([correct > 0, correct < answers.length], sr).toEqual([true, true]);
    expect(new Set(answers.map((answer) => answer.sr)).size, sr).toBe(answers.length);
    expect(new Set(answers.map((answer) => answer.en)).size, sr).toBe(answers.length);
  }
  expect(questions.filter(({ answers }) => answers.filter(({ correct }) => correct).length > 1).length).toBeGreaterThan(
    12,
  );
});

it('does not give the correct answer away by its place', () => {
  const places = questions.map(({ answers }) => answers.findIndex(({ correct }) => correct));
  for (const place of [0, 1, 2]) expect(places.filter((each) => each === place).length).toBeGreaterThan(5);
});

it('asks less for a package than for its courses one by one', () => {
  for (const { price = 0, courses, sr } of DEMO_PACKAGES) {
    const oneByOne = courses.reduce((total, course) => total + (course.price ?? 0), 0);
    expect(price === 0 ? oneByOne : oneByOne - price, sr.name).toBeGreaterThanOrEqual(0);
    expect(price < oneByOne || oneByOne === 0, sr.name).toBe(true);
  }
});

it('says everything in both languages, calmly, with a picture that is drawn', () => {
  for (const { sr, en, picture } of all) {
    expect(PICTURES.has(picture), picture).toBe(true);
    // Lists and the plan of a package are nested texts.
    for (const text of [sr, en].flatMap((texts) => Object.values(texts).flat(2)))
      expect(text).toMatch(/^(?!.*(!| {2}|[\u0400-\u04ff]|\s[.,;])).+[^ ]$/u);
    expect(sr.name).not.toBe(en.name);
    expect(sr.points).toHaveLength(en.points.length);
  }
});
