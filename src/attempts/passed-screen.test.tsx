// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AttemptState } from '#contract/attempts/attempts.contract.ts';
import type { Certificate } from '#contract/certificates/certificates.contract.ts';
import type { Course } from '#contract/courses/courses.contract.ts';
import type { CoursePackage } from '#contract/packages/packages.contract.ts';
import { en as app } from '#locales/app/en.ts';
import { en } from '#locales/attempts/en.ts';
import { courseOf } from '../testing/courses.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { PassedScreen } from './passed-screen.tsx';

const state: AttemptState = {
  course: { pk: 4, name: 'First aid', pass_mark: 70, num_of_questions: 2, num_of_pages: 6 },
  status: 'passed',
  open: null,
  last: {
    attempt: 7,
    number: 1,
    passed: true,
    score: 100,
    right: 2,
    questions: 2,
    pass_mark: 70,
    submitted_at: '2026-11-20T10:00:00.000Z',
    certificate: 3,
    package_certificates: [5],
  },
};
const certificate: Certificate = {
  id: 3,
  number: 'IZB-2026-000123',
  code: 'ABCDEFGHJKMNPQRS',
  kind: 'course',
  pk: 4,
  title: 'First aid at work',
  name: 'Jelena Petrović',
  issued_at: '2026-11-20T10:00:00.000Z',
  reissued_at: null,
  name_differs: false,
};
const ofPackage: Certificate = {
  ...certificate,
  id: 5,
  kind: 'package',
  title: 'Miran dan',
  in_other_language: ['title'],
};
const broken = () => Response.json({ message: 'Broken', code: 'internal' }, { status: 500 });

const open = () => renderScreen(<PassedScreen />, { at: '/success-certificate/?course=4' });

it('tells the result also when the certificate did not load, which can be tried again', async () => {
  let isThere = false;
  serve(({ path }) => {
    if (path.endsWith('/attempt/')) return state;
    if (path === 'service/certificate/5/') return ofPackage;
    if (path === 'service/certificate/3/') return isThere ? certificate : broken();
    return undefined;
  });
  open();
  expect(await screen.findByText(en['passed.certificateFailed'])).toBeTruthy();
  expect(screen.getByRole('heading', { name: en['passed.title'] })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Miran dan' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.download })).toBeNull();
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: app['broken.retry'] }));
  expect(await screen.findByRole('heading', { name: 'First aid at work' })).toBeTruthy();
  expect(screen.getByRole('button', { name: en.download })).toBeTruthy();
});

it('has titles in the other language read by the right voice, and the course that is next', async () => {
  const next = courseOf({ pk: 9, name: 'Stres i disanje', in_other_language: ['name'] });
  const course: Course = {
    ...courseOf({ pk: 4, progress: 'passed' }),
    description: '',
    languages: [],
    packages: [{ pk: 2, name: 'Miran dan' }],
  };
  const one: CoursePackage = {
    ...courseOf({ pk: 2, name: 'Miran dan', in_other_language: ['name'], progress: 'started' }),
    description: '',
    num_of_courses: 2,
    num_passed: 1,
    courses: [course, next],
  };
  serve(({ path }) => {
    if (path.endsWith('/attempt/')) return state;
    if (path === 'service/course/4/') return course;
    if (path === 'service/package/2/') return one;
    return path === 'service/certificate/5/' ? ofPackage : certificate;
  });
  open();
  const lang = async (role: string, name: string) => (await screen.findByRole(role, { name })).getAttribute('lang');
  expect(await lang('heading', 'Stres i disanje')).toBe('sr-Latn');
  expect(await lang('link', 'Miran dan')).toBe('sr-Latn');
  expect(await lang('heading', 'Miran dan')).toBe('sr-Latn');
  expect(await lang('heading', 'First aid at work')).toBeNull();
});
