import type { APIRequestContext } from '@playwright/test';
import type { Course } from '#contract/courses/courses.contract.ts';
import { samplePdf } from '#stories/attempts/sample-pdf.ts';
import { expect, PASSWORD } from './shop.ts';

const answers = [
  { text_en: 'Right', text_sr: 'Tačno', correct: true },
  { text_en: 'Right too', text_sr: 'Isto tačno', correct: true },
  { text_en: 'Wrong', text_sr: 'Pogrešno', correct: false },
];

/** Creates a free course of two pages and two questions, each with two right answers and then a wrong one; returns its pk. */
export async function writeShortCourse(request: APIRequestContext): Promise<number> {
  const signedIn = await request.post('/api/user/token/', { data: { email: 'admin@izbor.demo', password: PASSWORD } });
  const { token } = (await signedIn.json()) as { token: string };
  const buffer = Buffer.from(await (await samplePdf(2)).arrayBuffer());
  const written = await request.post('/api/service/course/', {
    headers: { authorization: `Token ${token}` },
    multipart: {
      name_en: 'A short course',
      name_sr: 'Kratak kurs',
      summary_en: 'Two pages.',
      summary_sr: 'Dve strane.',
      course_type: 'free',
      active: 'true',
      questions_string: JSON.stringify(['First', 'Second'].map((name) => ({ text_en: name, text_sr: name, answers }))),
      pdf: { name: 'short.pdf', mimeType: 'application/pdf', buffer },
    },
  });
  expect(written.status()).toBe(201);
  return ((await written.json()) as Course).pk;
}
