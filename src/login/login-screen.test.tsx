// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '../session/session-provider.tsx';
import { held } from '../testing/held-call.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { LoginScreen } from './login-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const button = (name: string) => screen.getByRole('button', { name });

function signIn() {
  renderScreen(
    <SessionProvider>
      <LoginScreen />
    </SessionProvider>,
    { me: null },
  );
  fireEvent.change(screen.getByLabelText('Work e-mail'), { target: { value: 'jelena@izbor.demo' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Izbor!2026' } });
  fireEvent.click(button('Sign in'));
}

/** Opens the step of the code, after the password was accepted; `check` answers the code. */
async function atCode(check: (code: string) => unknown) {
  const calls = serve(({ path, body }) =>
    path.includes('topt') ? check((body as { code: string }).code) : { id: 'attempt' },
  );
  signIn();
  await screen.findByRole('heading', { name: 'Enter the code' });
  return { sent: () => calls.filter(({ path }) => path.includes('topt')).map(({ body }) => body) };
}

it('has the focus at the first field that is wrong, as often as it is sent so', async () => {
  const calls = serve(() => undefined);
  renderScreen(
    <SessionProvider>
      <LoginScreen />
    </SessionProvider>,
    { me: null },
  );
  const [email, password] = [screen.getByLabelText('Work e-mail'), screen.getByLabelText('Password')];
  fireEvent.change(email, { target: { value: 'jelena' } });
  fireEvent.change(password, { target: { value: 'Izbor!2026' } });
  for (const _ of ['once', 'again']) {
    button('Sign in').focus();
    fireEvent.click(button('Sign in'));
    await expect.poll(() => document.activeElement).toBe(email);
  }

  fireEvent.change(email, { target: { value: 'jelena@izbor.demo' } });
  fireEvent.change(password, { target: { value: '' } });
  fireEvent.click(button('Sign in'));
  await expect.poll(() => document.activeElement).toBe(password);
  expect(calls.filter(({ path }) => path === 'user/token/')).toEqual([]);
});

it('takes a recovery code though the server takes no more digits for hours', async () => {
  const tooMany = { status: 429, headers: { 'retry-after': '80000' } };
  const { sent } = await atCode((code) =>
    /\d{6}/.test(code) ? Response.json({ code: 'request.too_many', message: '' }, tooMany) : undefined,
  );
  fireEvent.change(screen.getByLabelText('Six-digit code'), { target: { value: '123456' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 23 hours.');
  fireEvent.click(button('No phone at hand? Use a recovery code'));
  expect(screen.getByRole('alert').textContent).toBe('');
  fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'ABCD-EFGH-JKLM' } });
  await act(async () => fireEvent.click(button('Confirm')));
  expect(sent()).toEqual([
    { id: 'attempt', code: '123456' },
    { id: 'attempt', code: 'ABCD-EFGH-JKLM' },
  ]);
});

it('shows what is sent, which cannot be changed until there is an answer', async () => {
  const check = held();
  serve(check.change);
  signIn();
  const fields = () => ['Work e-mail', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  const [, password] = fields();
  password?.focus();
  expect(fields().map(({ readOnly }) => readOnly)).toEqual([true, true]);

  await check.give(Response.json({ code: 'session.credentials', message: 'no' }, { status: 400 }));
  expect(fields().map(({ readOnly, value }) => [readOnly, value])).toEqual([
    [false, 'jelena@izbor.demo'],
    [false, 'Izbor!2026'],
  ]);
  expect(document.activeElement).toBe(password);
});

it('shows the recovery code that is being checked, which cannot be changed until there is an answer', async () => {
  const check = held();
  await atCode(check.change);
  fireEvent.click(button('No phone at hand? Use a recovery code'));
  fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'ABCD-EFGH-JKLM' } });
  fireEvent.click(button('Confirm'));
  const isStill = () => screen.getByLabelText<HTMLInputElement>('Recovery code').readOnly;
  expect(isStill()).toBe(true);
  await check.give(Response.json({ code: 'session.code', message: 'no' }, { status: 400 }));
  expect(isStill()).toBe(false);
});

it('stays at the code that is being checked', async () => {
  await atCode(() => new Promise(() => {}));
  fireEvent.change(screen.getByLabelText('Six-digit code'), { target: { value: '123456' } });
  fireEvent.click(button('No phone at hand? Use a recovery code'));
  expect(screen.getByLabelText<HTMLInputElement>('Six-digit code').value).toBe('123456');
});

it('may be sent again as soon as the wait is over, though the page was not seen meanwhile', async () => {
  let away = 0;
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + away);
  serve(() => Response.json({ code: 'x', message: '' }, { status: 429, headers: { 'Retry-After': '60' } }));
  signIn();
  await screen.findAllByText(/^Too many attempts/);
  away = 61_000;
  await waitFor(() => expect(screen.queryAllByText(/^Too many attempts/)).toEqual([]));
});
