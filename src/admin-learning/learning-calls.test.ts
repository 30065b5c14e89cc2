// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { editedCourse, editedPackage, listedCourse } from '../testing/learning-server.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { serve } from '../testing/render-screen.tsx';
import { COURSE } from './course-kind.ts';
import { LearningCalls } from './learning-calls.ts';
import { PACKAGE } from './package-kind.ts';

it('finds a course that was added though no answer came, and no other one', async () => {
  const fresh = { active: false, revision: 1 };
  serve(({ path }) => (path === 'admin/courses/' ? listAnswer([listedCourse(fresh)], {}) : editedCourse(fresh)));
  const calls = new LearningCalls(new QueryClient(), COURSE, 'new');
  const typed = { name_sr: 'Bezbednost podataka ', name_en: 'Data security' };
  const found = await calls.findAdded(typed, { person: 8 });
  expect([found?.fields.name_sr, calls.added, calls.stored]).toEqual(['Bezbednost podataka', 12, null]);
  expect(await calls.findAdded({ name_sr: 'Bezbednost podataka' }, { person: 8 })).toBeNull();
  // Not found if another admin added the record.
  expect([await calls.findAdded(typed, { person: 9 }), calls.added]).toEqual([null, null]);
});

it('finds a package of one’s own alone', async () => {
  const fresh = editedPackage({ active: false, revision: 1 });
  const { questions: _, pass_rate: __, ...row } = listedCourse({ active: false, revision: 1 });
  serve(({ path }) => (path === 'admin/packages/' ? listAnswer([Object.assign(row, { courses: 2 })], {}) : fresh));
  const calls = new LearningCalls(new QueryClient(), PACKAGE, 'new');
  const typed = { name_sr: fresh.name_sr, name_en: fresh.name_en };
  expect([await calls.findAdded(typed, { person: 9 }), calls.added]).toEqual([null, null]);
  expect((await calls.findAdded(typed, { person: 8 }))?.fields.name_sr).toBe(fresh.name_sr);
});

it('waits longer for the answer where a file that was chosen here goes with it', () => {
  const { answerLimit, files } = new LearningCalls(new QueryClient(), COURSE, '12');
  const pdf = files.put(new File(['%PDF-1.7'], 'security.pdf', { type: 'application/pdf' }));
  const limits = [
    { pdf, minutes: 30 },
    { pdf: null, image: { name: '', bytes: 0, address: '/a.svg' } },
  ].map(answerLimit);
  expect(limits).toEqual([120_000, 20_000]);
});
