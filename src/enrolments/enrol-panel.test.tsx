// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CourseScreen } from '../courses/course-screen.tsx';
import { courseOf } from '../testing/courses.ts';
import { held, refuseGivenUp } from '../testing/held-call.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';

const course = Object.assign(courseOf({ pk: 4, name: 'Fire safety' }), {
  description: '',
  languages: [],
  packages: [],
});

it('goes on enrolling when its page is left, and the page says so afterwards', async () => {
  const { change, give } = held();
  let progress = 'none';
  serve(({ method, path }) => {
    if (path !== 'service/course/4/' && method !== 'POST') return undefined;
    return method === 'POST' ? change() : Object.assign({}, course, { progress });
  });
  refuseGivenUp();
  const routes = [{ path: '/elsewhere', element: <p>Elsewhere</p> }];
  const { history } = renderScreen(<CourseScreen />, { at: '/course/4', path: '/course/:id', routes });
  const [enrol] = await screen.findAllByRole('button', { name: 'Enrol' });
  await userEvent.click(enrol as HTMLElement);
  await act(async () => history.push('/elsewhere'));
  progress = 'enrolled';
  await give(new Response(null, { status: 204 }));
  await act(async () => history.push('/course/4'));
  expect(await screen.findByText('You are enrolled.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enrol' })).toBeNull();
});
