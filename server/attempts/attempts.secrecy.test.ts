import { expect, it } from 'vitest';
import { makeCoupon, makePackage } from '../testing/learning.ts';
import { makeAskingCourse } from '../testing/questions.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// product.md 4: which answers are correct never reaches an employee. Two shops that differ in nothing else must answer the same.
const [first, second] = [await startTestApp(), await startTestApp()];

/** All answers that an employee gets about a course, from enrolling to failing. */
async function everyAnswer(shop: TestApp, correct: readonly (readonly boolean[])[]): Promise<unknown[]> {
  const { database, clock } = shop;
  const course = await makeAskingCourse(database, clock.now, { questions: correct, price: 10_000 });
  const bundle = await makePackage(database, clock.now, [course.id]);
  await makeCoupon(database, clock.now, 'SVE', 100);
  const ana = await shop.person({ flexible: 100_000, changes: { email: 'ana@izbor.test' } });
  const path = `/service/course/${course.id}`;
  // The third answer is wrong in both shops.
  const wrong = course.questions.map(({ id, answers }) => ({ question: id, answers: [answers[2]?.id ?? 0] }));
  const foreign = [{ question: course.questions[0]?.id ?? 0, answers: [999_999] }];
  const calls: [string, string, object?][] = [
    ['GET', '/service/course/'],
    ['GET', `${path}/`],
    ['GET', `${path}/attempt/`],
    ['POST', `${path}/enrol/`, { coupon: 'SVE' }],
    ['GET', `${path}/attempt/`],
    ['PUT', `${path}/attempt/`, { answers: [], page: 1, read: true }],
    ...wrong.map((one): [string, string, object] => ['PUT', `${path}/attempt/`, { answers: [one] }]),
    ['PUT', `${path}/attempt/`, { answers: foreign }],
    ['PUT', `${path}/attempt/`, { answers: [{ ...wrong[0], answers: [] }] }],
    ['POST', `${path}/attempt/submit/`, { answers: [] }],
    ['POST', `${path}/attempt/submit/`, { answers: foreign }],
    ['POST', `${path}/attempt/submit/`, { answers: wrong }],
    ['POST', `${path}/attempt/submit/`, { answers: wrong }],
    ['GET', `${path}/attempt/`],
    ['GET', `${path}/`],
    ['GET', `${path}/pdf/`],
    ['POST', `/service/package/${bundle}/enrol/`],
    ['GET', `/service/package/${bundle}/`],
    ['GET', '/service/package/'],
    ['GET', '/service/course/?progress=started&search=first'],
    ['GET', '/service/certificate/'],
    ['GET', '/v2/me/'],
    ['GET', '/v2/notifications/'],
    ['GET', '/v2/transactions/'],
  ];
  const answered: unknown[] = [];
  for (const [method, url, body] of calls) {
    const { status, body: answer } = await shop.call(ana, method, url, body);
    answered.push({ method, url, status, answer });
  }
  return answered;
}

it('no answer of any call tells which answers are correct', async () => {
  const told = await everyAnswer(first, [
    [true, false, false, false],
    [true, true, false, false],
  ]);
  const asked = await everyAnswer(second, [
    [false, true, false, false],
    [false, true, false, true],
  ]);

  expect(asked).toEqual(told);
  expect(told.filter((one) => (one as { status: number }).status >= 500)).toEqual([]);
  expect(JSON.stringify(told)).not.toMatch(/"(is_)?correct"/);
  // A check that the calls above really took an attempt and failed it.
  expect(JSON.stringify(told)).toContain('"passed":false');
});
