// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '#locales/registration/en.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { held } from '../testing/held-call.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { RegistrationScreen } from './registration-screen.tsx';

const registration = (
  <SessionProvider>
    <RegistrationScreen />
  </SessionProvider>
);

afterEach(() => vi.restoreAllMocks());

/** Fills the whole form in, and sends it. */
async function register() {
  const typed = {
    'First name': 'Ana',
    'Last name': 'Savić',
    'Company code': 'IZBOR-RS',
    'Work e-mail': 'ana@vetar.rs',
  };
  for (const [label, text] of Object.entries(typed))
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text);
  for (const field of screen.getAllByLabelText(/password/i, { selector: 'input' }))
    await userEvent.type(field, 'Izbor!2027');
  await userEvent.click(screen.getByRole('button', { name: en.submit }));
}

it('shows what is sent, which cannot be changed until there is an answer', async () => {
  const answer = held();
  serve(answer.change);
  const { unmount } = renderScreen(registration, { me: null, at: '/register' });
  await register();
  const fields = () => [...document.querySelectorAll('input')].map(({ readOnly, value }) => [value, readOnly]);
  const typed = ['Ana', 'Savić', 'ana@vetar.rs', 'IZBOR-RS', 'Izbor!2027', 'Izbor!2027'];
  expect(fields()).toEqual(typed.map((text) => [text, true]));

  await answer.give(Response.json({ code: 'registration.company_code', message: 'no' }, { status: 400 }));
  expect(fields()).toEqual(typed.map((text) => [text, false]));
  unmount();
});

it('may be sent again as soon as the wait is over, though the page was not seen meanwhile', async () => {
  let away = 0;
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + away);
  serve(() => Response.json({ message: '', code: 'x' }, { status: 429, headers: { 'Retry-After': '60' } }));
  const { unmount } = renderScreen(registration, { me: null, at: '/register' });
  await register();
  await screen.findAllByText(/^Too many attempts/);
  away = 61_000;
  await waitFor(() => expect(screen.queryAllByText(/^Too many attempts/)).toEqual([]));
  unmount();
});
