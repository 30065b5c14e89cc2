// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CourseScreen } from '../courses/course-screen.tsx';
import { courseOf } from '../testing/courses.ts';
import { held, refuseGivenUp } from '../testing/held-call.ts';
import { jelena } from '../testing/people.ts';
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

it('enrols in what has become free since a coupon was applied, and shows none of the coupon', async () => {
  sessionStorage.setItem(
    `izbor.work.enrolment.${jelena.id}.course.4`,
    JSON.stringify({ coupon: { name: 'ZNANJE50', percent_off: 50 }, typed: '' }),
  );
  const calls = serve(({ method, path }) => {
    if (method === 'POST') return { status: 'success', price_paid: 0 };
    return path === 'service/course/4/' ? course : undefined;
  });
  renderScreen(<CourseScreen />, { at: '/course/4', path: '/course/:id' });
  const [enrol] = await screen.findAllByRole('button', { name: 'Enrol' });
  expect(screen.queryByText('50% off')).toBeNull();
  await userEvent.click(enrol as HTMLElement);
  expect(await screen.findByText('You are enrolled.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{}]);
});

it('says that nobody can enrol while a coupon is looked up, and that they can again', async () => {
  const { change, give } = held();
  const paid = Object.assign({}, course, { course_type: 'paid', price: 5000, price_currency: 5000 });
  serve(({ method, path }) => (method === 'POST' ? change() : path === 'service/course/4/' ? paid : undefined));
  renderScreen(<CourseScreen />, { at: '/course/4', path: '/course/:id' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'znanje50{Enter}');
  const buttons = screen.getAllByRole('button', { name: 'Enrol' });
  const off = () => buttons.map((button) => button.getAttribute('aria-disabled'));
  expect(off()).toEqual(['true', 'true']);
  await give(Response.json({ name: 'ZNANJE50', percent_off: 50 }));
  expect(off()).toEqual([null, null]);
});

it('brings the field of a coupon into sight that was withdrawn before one enrolled with it', async () => {
  sessionStorage.setItem(
    `izbor.work.enrolment.${jelena.id}.course.4`,
    JSON.stringify({ coupon: { name: 'ZNANJE50', percent_off: 50 }, typed: '' }),
  );
  const paid = Object.assign({}, course, { course_type: 'paid', price: 5000, price_currency: 5000 });
  serve(({ method, path }) => {
    if (method === 'POST')
      return Response.json({ code: 'coupons.unknown', message: 'No such coupon.' }, { status: 404 });
    return path === 'service/course/4/' ? paid : undefined;
  });
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  renderScreen(<CourseScreen />, { at: '/course/4', path: '/course/:id' });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Enrol' })).at(-1) as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm and enrol' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No such coupon.');
  const field = screen.getByRole('textbox', { name: 'Coupon' });
  expect(shown.mock.contexts.some((place) => (place as Element).contains(field))).toBe(true);
});

it('keeps what was typed into the field of a coupon over a reload', async () => {
  const paid = Object.assign({}, course, { course_type: 'paid', price: 5000, price_currency: 5000 });
  serve(({ path }) => (path === 'service/course/4/' ? paid : undefined));
  const open = () => renderScreen(<CourseScreen />, { at: '/course/4', path: '/course/:id' });
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Coupon' });
  const { unmount } = open();
  await userEvent.type(await field(), 'ZNANJE');
  unmount();

  open();
  expect((await field()).value).toBe('ZNANJE');
});
