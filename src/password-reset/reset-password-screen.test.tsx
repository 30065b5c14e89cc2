// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { en } from '#locales/password-reset/en.ts';
import { held } from '../testing/held-call.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** The text that describes a field. */
function saidOf(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

it('says of a repeated password that is empty that it is required, and has the focus at the first field that is wrong', async () => {
  const calls = serve(() => ({ email: 'jelena@izbor.demo' }));
  renderScreen(<ResetPasswordScreen />, { me: null, at: '/reset-password/link', path: '/reset-password/:id' });
  const save = await screen.findByRole('button', { name: en['reset.submit'] });

  await userEvent.click(save);
  expect(saidOf(en.password)).toContain('This field is required');
  expect(saidOf(en.repeated)).toContain('This field is required');
  await expect.poll(() => document.activeElement).toBe(field(en.password));

  await userEvent.type(field(en.password), 'Izbor!2027');
  await userEvent.click(save);
  expect(saidOf(en.password)).not.toContain('This field is required');
  await expect.poll(() => document.activeElement).toBe(field(en.repeated));

  await userEvent.type(field(en.repeated), 'Izbor!2028');
  expect(saidOf(en.repeated)).toContain(en.match);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent];
const openLink = () =>
  renderScreen(<ResetPasswordScreen />, { me: null, at: '/reset-password/link', path: '/reset-password/:id' });

it('has the focus at the heading that says what came of it, so that it is read', async () => {
  serve(() => ({ email: 'jelena@izbor.demo' }));
  openLink();
  await userEvent.type(await screen.findByLabelText(new RegExp(`^${en.password}`)), 'Izbor!2027');
  await userEvent.type(field(en.repeated), 'Izbor!2027');
  await userEvent.click(screen.getByRole('button', { name: en['reset.submit'] }));
  await expect.poll(focused).toEqual(['H1', en['reset.done']]);
});

it.each([
  ['over', () => Response.json({ message: '', code: 'registration.link_over' }, { status: 410 }), en['reset.over']],
  ['not opened', () => Response.json({ message: '', code: 'internal' }, { status: 500 }), en['reset.failed']],
])('has the focus at the heading that says that the link is %s', async (_, answer, heading) => {
  serve(answer);
  openLink();
  await expect.poll(focused).toEqual(['H1', heading]);
});

it('shows the password that is being saved, which cannot be changed until there is an answer', async () => {
  const saved = held();
  serve(({ method }) => (method === 'GET' ? { email: 'jelena@izbor.demo' } : saved.change()));
  openLink();
  await userEvent.type(await screen.findByLabelText(new RegExp(`^${en.password}`)), 'Izbor!2027');
  await userEvent.type(field(en.repeated), 'Izbor!2027');
  await userEvent.click(screen.getByRole('button', { name: en['reset.submit'] }));
  const fields = () => [field(en.password), field(en.repeated)].map(({ readOnly, value }) => [value, readOnly]);
  expect(fields()).toEqual([
    ['Izbor!2027', true],
    ['Izbor!2027', true],
  ]);

  await saved.give(Response.json({ message: 'no', code: 'internal' }, { status: 500 }));
  expect(fields()).toEqual([
    ['Izbor!2027', false],
    ['Izbor!2027', false],
  ]);
});

it('leads to the sign-in whoever’s password is saved though its answer was lost', async () => {
  let saved = 0;
  serve(({ method }) => {
    if (method === 'GET') return { email: 'jelena@izbor.demo' };
    saved += 1;
    if (saved === 1) throw new TypeError('Failed to fetch');
    return Response.json({ message: '', code: 'registration.link_over' }, { status: 410 });
  });
  openLink();
  await userEvent.type(await screen.findByLabelText(new RegExp(`^${en.password}`)), 'Izbor!2027');
  await userEvent.type(field(en.repeated), 'Izbor!2027');
  const save = screen.getByRole('button', { name: en['reset.submit'] });
  await userEvent.click(save);
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('No answer');
  await userEvent.click(save);
  expect((await screen.findByRole('link', { name: en.signIn })).getAttribute('href')).toBe('/login');
  expect(screen.getByText(/If you saved a new password with it, sign in/)).toBeTruthy();
});

it('may be saved again as soon as the wait is over, though the page was not seen meanwhile', async () => {
  let away = 0;
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + away);
  serve(({ method }) =>
    method === 'GET'
      ? { email: 'jelena@izbor.demo' }
      : Response.json({ message: '', code: 'x' }, { status: 429, headers: { 'Retry-After': '60' } }),
  );
  openLink();
  await userEvent.type(await screen.findByLabelText(new RegExp(`^${en.password}`)), 'Izbor!2027');
  await userEvent.type(field(en.repeated), 'Izbor!2027');
  await userEvent.click(screen.getByRole('button', { name: en['reset.submit'] }));
  await screen.findAllByText(/^Too many attempts/);
  away = 61_000;
  await expect.poll(() => screen.queryAllByText(/^Too many attempts/), { timeout: 20_000 }).toEqual([]);
  vi.restoreAllMocks();
});

it('leads from a link that is over to a new one, and to the sign-in once the password is saved', async () => {
  const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  serve(() => Response.json({ message: '', code: 'registration.link_over' }, { status: 410 }));
  const { unmount } = openLink();
  expect(await leadsTo(en['reset.anew'])).toBe('/forgot-password');
  unmount();

  const calls = serve(() => ({ email: 'jelena@izbor.demo' }));
  openLink();
  await screen.findByText(/jelena@izbor\.demo/);
  await userEvent.type(field(en.password), 'Izbor!2027');
  await userEvent.type(field(en.repeated), 'Izbor!2027');
  await userEvent.click(screen.getByRole('button', { name: en['reset.submit'] }));
  expect(await leadsTo(en.signIn)).toBe('/login');
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: 'user/reset-password/link/',
    body: { password: 'Izbor!2027' },
  });
});
