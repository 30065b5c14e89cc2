import { expect, it } from 'vitest';
import { makeCoupon, makeCourse, makePackage } from '../testing/learning.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const employee = await shop.person({ language: 'EN', flexible: 1_000_000 });
const admin = await shop.person({ changes: { adminRoles: ['owner'] } });

/** The names of all properties of an answer, at any depth. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)]);
}

const TELLING = /correct|author|solution|is_right|text_(en|sr)/;

const courseId = await makeCourse(database, clock.now, {
  questions: [
    [true, false],
    [true, true, false],
  ],
});
const packageId = await makePackage(database, clock.now, [courseId]);
await makeCoupon(database, clock.now, 'HALF', 50);

it('never tells an employee which answers are correct, on the whole way through a course', async () => {
  const course = `/service/course/${courseId}`;
  const said: { path: string; body: unknown }[] = [];
  const say = async (method: string, path: string, body?: unknown) => {
    const answer = await shop.call(employee, method, path, body);
    expect([path, answer.status < 300], path).toEqual([path, true]);
    said.push({ path: `${method} ${path}`, body: answer.body });
    return answer.body;
  };
  const browse = async () => {
    for (const path of ['/service/course/', `${course}/`, '/service/package/', `/service/package/${packageId}/`])
      await say('GET', path);
    await say('GET', '/v2/me/');
  };
  await browse();
  await say('POST', '/user/coupon/check/', { name: 'HALF' });
  await say('POST', `/service/package/${packageId}/enrol/`);
  await browse();
  const { open } = await say('PUT', `${course}/attempt/`, { answers: [], read: true });
  const wrong = open.questions.map(({ id, answers }: { id: number; answers: { id: number }[] }) => ({
    question: id,
    answers: [answers.at(-1)?.id],
  }));
  await say('PUT', `${course}/attempt/`, { answers: wrong.slice(0, 1) });
  await say('GET', `${course}/attempt/`);
  const result = await say('POST', `${course}/attempt/submit/`, { answers: wrong });
  expect(result.passed).toBe(false);
  await say('GET', `${course}/attempt/`);
  await browse();
  for (const path of ['/v2/transactions/', '/v2/notifications/', '/service/certificate/']) await say('GET', path);
  for (const { path, body } of said)
    expect(
      namesIn(body).filter((name) => TELLING.test(name)),
      path,
    ).toEqual([]);
});

it('tells an admin, by the same words that the walk looks for', async () => {
  for (const path of ['/service/course/', `/service/course/${courseId}/`]) {
    const { body } = await shop.call(admin, 'GET', path);
    expect(namesIn(body), path).toEqual(expect.arrayContaining(['author', 'questions', 'correct', 'text_en']));
  }
  const { body } = await shop.call(admin, 'GET', `/service/package/${packageId}/`);
  expect(namesIn(body)).toContain('author');
  expect(namesIn(body)).not.toContain('correct');
});

it('looks into every call of courses, packages, coupons and attempts that an employee may make', () => {
  const routes = shop.app.shop.registered.filter((route) =>
    /^\w+ \/api\/(service\/(course|package)|user\/coupon)/.test(route),
  );
  const walked = ['GET', 'PUT', 'POST'].flatMap((method) => routes.filter((route) => route.startsWith(`${method} `)));
  expect(walked.filter((route) => !/pdf/.test(route)).sort()).toEqual(
    [
      'GET /api/service/course/',
      'GET /api/service/course/:pk/',
      'GET /api/service/course/:pk/attempt/',
      'GET /api/service/package/',
      'GET /api/service/package/:pk/',
      // Calls for admins.
      'GET /api/user/coupon/',
      'GET /api/user/coupon/:pk/',
      'GET /api/user/coupon/:pk/changes/',
      'GET /api/user/coupon/:pk/impact/',
      'GET /api/user/coupon/bulk/:id/',
      'GET /api/user/coupon/export/',
      'POST /api/service/course/',
      'POST /api/service/course/:pk/attempt/submit/',
      'POST /api/service/course/:pk/enrol/',
      'POST /api/service/package/',
      'POST /api/service/package/:pk/enrol/',
      'POST /api/user/coupon/',
      'POST /api/user/coupon/bulk/:id/run/',
      'POST /api/user/coupon/bulk/:id/undo/',
      'POST /api/user/coupon/bulk/preview/',
      'POST /api/user/coupon/check/',
      'PUT /api/service/course/:pk/attempt/',
    ].sort(),
  );
});
