// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { courseOf } from '../testing/courses.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { CourseView } from './course-view.tsx';

it('has the name of a package in the other language read by the right voice', () => {
  const packages = [
    { pk: 2, name: 'Miran dan', in_other_language: ['name'] },
    { pk: 3, name: 'Safe at work' },
  ];
  renderScreen(<CourseView course={{ ...courseOf({}), description: '', languages: [], packages }} panel={null} />);
  const lang = (name: string) => screen.getByText(name).getAttribute('lang');
  expect([lang('Miran dan'), lang('Safe at work')]).toEqual(['sr-Latn', null]);
});
