// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import type { Course } from '#contract/courses/courses.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { en } from '#locales/app/en.ts';
import { en as tRegistration } from '#locales/registration/en.ts';
import { queryClient } from '../api/query-client.ts';
import { meQuery } from '../session/session.queries.ts';
import { courseOf } from '../testing/courses.ts';
import { jelena } from '../testing/people.ts';
import { App } from './app.tsx';

// The first screen loads nearly all of the app, which is slow on a busy machine.
configure({ asyncUtilTimeout: 40_000 });

// A complete profile, so the completion screen is not shown first.
const me: User = { ...jelena, last_name: 'Đorđević', birth_place: 'Niš', birthday: '1990-03-04' };

type Answer = () => Response;
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

/** Stubs the server by method and path, and records its calls. */
function server(answers: Record<string, Answer>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    const call = `${options.method ?? 'GET'} ${new URL(url, 'http://shop').pathname.replace('/api', '')}`;
    calls.push(call);
    return (answers[call] ?? json({ message: 'Not there', code: 'unknown' }, 404))();
  });
  return { calls, answers };
}

async function open(path: string) {
  history.replaceState(null, '', path);
  // Awaited, because the screens are loaded during the render.
  await act(async () => {
    render(<App />);
  });
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Work e-mail'), 'jelena@izbor.demo');
  await userEvent.type(screen.getByLabelText('Password'), 'Izbor!2026');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

// An error that React logs is a fault of the app.
let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
  document.documentElement.lang = 'en';
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
  // happy-dom does not implement scrolling.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  queryClient.clear();
  vi.unstubAllGlobals();
  // happy-dom does not know the element `search`.
  const faults = complaints.mock.calls.filter(([text]) => !String(text).startsWith('The tag <%s> is unrecognized'));
  complaints.mockRestore();
  expect(faults).toEqual([]);
});

it('asks a visitor to sign in and then shows what they came for (specification.md 2)', async () => {
  server({ 'POST /user/token/': json({ token: 'new' }), 'GET /v2/me/': json(me) });
  await open('/cart/');
  await signIn();
  expect(await screen.findByRole('heading', { level: 1, name: /cart/i })).toBeTruthy();
  expect(location.pathname).toBe('/cart/');
  expect(localStorage.getItem('izbor.token')).toBe('new');
  await waitFor(() => expect(document.title).toBe('Cart | Izbor'));
}, 90_000);

it("says in the server's words why it does not let somebody in, and keeps what was typed", async () => {
  server({ 'POST /user/token/': json({ message: 'Wrong e-mail or password.', code: 'session.refused' }, 400) });
  await open('/login');
  await signIn();
  expect((await screen.findByText('Wrong e-mail or password.')).closest('[role="alert"]')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Izbor!2026');
}, 90_000);

it('an invitation that is opened where somebody is signed in says so, and opens once they signed out', async () => {
  server({
    'GET /v2/me/': json(me),
    'POST /user/logout/': json({}),
    'GET /user/invitation/link/': json({ email: 'ana@vetar.rs', company: 'Vetar', first_name: '', last_name: '' }),
  });
  localStorage.setItem('izbor.token', 'first');
  await open('/register?invite=link');
  expect(await screen.findByRole('heading', { name: tRegistration.signedIn })).toBeTruthy();
  expect(screen.getByText(new RegExp(me.email))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: tRegistration['signedIn.signOut'] }));
  expect(await screen.findByDisplayValue('ana@vetar.rs')).toBeTruthy();
  expect(localStorage.getItem('izbor.token')).toBeNull();
}, 90_000);

it('asks for the code of an account that has it on', async () => {
  const { calls } = server({
    'POST /user/token/': json({ id: 'attempt' }),
    'POST /user/token/topt/': json({ token: 'new' }),
    'GET /v2/me/': json(me),
  });
  await open('/login');
  await signIn();
  await userEvent.type(await screen.findByLabelText('Six-digit code'), '407215');
  await waitFor(() => expect(calls).toContain('POST /user/token/topt/'));
  await waitFor(() => expect(localStorage.getItem('izbor.token')).toBe('new'));
}, 90_000);

it('a 401 in the middle removes the token, says so, and leads back to the place after signing in (specification.md 8)', async () => {
  const { answers } = server({ 'POST /user/token/': json({ token: 'second' }), 'GET /v2/me/': json(me) });
  localStorage.setItem('izbor.token', 'first');
  await open('/cart/');
  await screen.findByRole('heading', { level: 1, name: /cart/i });
  answers['GET /v2/me/'] = json({ message: 'Dead', code: 'session.dead' }, 401);
  // In `act`, so that the changes after the answer are rendered within it.
  await act(() => queryClient.refetchQueries({ queryKey: meQuery.queryKey }));
  expect(await screen.findByText('Your session has ended. Sign in to continue where you left off.')).toBeTruthy();
  expect(localStorage.getItem('izbor.token')).toBeNull();
  expect(location.pathname).toBe('/login');
  answers['GET /v2/me/'] = json(me);
  await signIn();
  await waitFor(() => expect(location.pathname).toBe('/cart/'));
}, 90_000);

it('asks for what is missing before anything else (specification.md 4)', async () => {
  const signedOut = () => new Response(null, { status: 204 });
  server({ 'GET /v2/me/': json({ ...me, birth_place: '' }), 'POST /user/logout/': signedOut });
  localStorage.setItem('izbor.token', 'first');
  await open('/cart/');
  expect(await screen.findByRole('heading', { level: 1, name: 'One more thing' })).toBeTruthy();
  expect(location.pathname).toBe('/initial/');
  // Every link of the shop would lead back here, so only controls that work beside the form are offered.
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual([en.skip]);
  expect(screen.queryAllByRole('navigation')).toEqual([]);
  const head = within(screen.getByRole('banner'));
  expect(head.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['SR', 'EN', 'Sign out']);
  await userEvent.click(head.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
}, 90_000);

it('shows the words of the specification where there is no page', async () => {
  server({});
  await open('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  expect(screen.getByText("Sorry, we couldn't find the page you're looking for.")).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
}, 90_000);

it('keeps the way to everything in sight of a person who opened a page that is not there', async () => {
  server({ 'GET /v2/me/': json(me) });
  localStorage.setItem('izbor.token', 'first');
  await open('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Account: Jelena Đorđević' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
}, 90_000);

it('sends whoever may not open a panel to the sign-in or home (specification.md 2)', async () => {
  server({ 'GET /v2/me/': json({ ...me, corporate_account: true }) });
  await open('/admin-panel');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(location.pathname).toBe('/login');
  cleanup();
  localStorage.setItem('izbor.token', 'first');
  await open('/admin-panel');
  await waitFor(() => expect(location.pathname).toBe('/'));
  cleanup();
  await open('/corporate-panel');
  expect((await screen.findAllByRole('navigation', { name: 'Administration' })).length).toBeGreaterThan(0);
  expect(location.pathname).toBe('/corporate-panel');
}, 90_000);

it('signs out by choice: the server is told and the token is gone', async () => {
  const { calls } = server({
    'GET /v2/me/': json(me),
    'POST /user/logout/': () => new Response(null, { status: 204 }),
  });
  localStorage.setItem('izbor.token', 'first');
  await open('/cart/');
  await userEvent.click(await screen.findByRole('button', { name: 'Account: Jelena Đorđević' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(calls).toContain('POST /user/logout/');
  expect(localStorage.getItem('izbor.token')).toBeNull();
}, 90_000);

it('titles the window after the thing that is shown, not after its kind', async () => {
  const course: Course = { ...courseOf({ name: 'First aid' }), description: '', languages: ['EN'], packages: [] };
  server({ 'GET /v2/me/': json(me), 'GET /service/course/1/': json(course) });
  localStorage.setItem('izbor.token', 'first');
  await open('/course/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'First aid' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('First aid | Izbor'));
}, 90_000);

it('asks for the password only, after the address was confirmed, and says the address nowhere where others read it', async () => {
  server({ 'POST /user/confirm/link-1/': json({ email: 'mina@izbor.demo' }) });
  await open('/confirm/link-1');
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(await screen.findByLabelText<HTMLInputElement>('Work e-mail')).toHaveProperty('value', 'mina@izbor.demo');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(location.href).not.toContain('mina');
});

it('closes the sheet that lies over a page when one goes back to another', async () => {
  server({ 'GET /v2/me/': json(me) });
  localStorage.setItem('izbor.token', 'first');
  history.replaceState(null, '', '/nowhere');
  history.pushState(null, '', '/cart/');
  await act(async () => {
    render(<App />);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Favourites' }));
  await screen.findByRole('dialog', { name: 'Favourites' });
  await act(async () => history.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
}, 90_000);

it('keeps the card open that the search opens, as the search gives its entry of the history back', async () => {
  server({ 'GET /v2/me/': json(me) });
  localStorage.setItem('izbor.token', 'first');
  await open('/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'card');
  await userEvent.click(await screen.findByRole('option', { name: /card/i }));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(await screen.findByRole('dialog', { name: /card/i })).toBeTruthy();
}, 90_000);
