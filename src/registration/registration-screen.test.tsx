// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '#locales/registration/en.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { RegistrationScreen } from './registration-screen.tsx';

const registration = (
  <SessionProvider>
    <RegistrationScreen />
  </SessionProvider>
);

afterEach(() => vi.restoreAllMocks());

it('may be sent again as soon as the wait is over, though the page was not seen meanwhile', async () => {
  let away = 0;
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + away);
  serve(() => Response.json({ message: '', code: 'x' }, { status: 429, headers: { 'Retry-After': '60' } }));
  const { unmount } = renderScreen(registration, { me: null, at: '/register' });
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
  await screen.findAllByText(/^Too many attempts/);
  away = 61_000;
  await waitFor(() => expect(screen.queryAllByText(/^Too many attempts/)).toEqual([]));
  unmount();
});
