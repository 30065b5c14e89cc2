// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { courseOf } from '../testing/courses.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { ContinuationScreen } from './continuation-screen.tsx';

it('has the name of a course in the other language read by the right voice', async () => {
  const begun = [
    courseOf({ pk: 1, name: 'Prva pomoć', in_other_language: ['name'], progress: 'failed' }),
    courseOf({ pk: 2, name: 'Excel', progress: 'failed' }),
  ];
  serve(() => onePage(begun));
  renderScreen(<ContinuationScreen />, { at: '/continuation/' });
  const lang = async (name: string) => (await screen.findByRole('heading', { name })).getAttribute('lang');
  expect([await lang('Prva pomoć'), await lang('Excel')]).toEqual(['sr-Latn', null]);
});

it('says of no page that the PDF in this language does not have', async () => {
  const place = { page: 10, read: false, answered: 0, questions: 5 };
  serve(() => onePage([courseOf({ pk: 1, progress: 'started', place, num_of_pages: 3 })]));
  renderScreen(<ContinuationScreen />, { at: '/continuation/' });
  expect(await screen.findByText('Reading, page 3 of 3')).toBeTruthy();
});
