// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '#locales/profile/en.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { OwnPassword } from './own-password.tsx';

it('says at its field that the password of now is another, and keeps no password', async () => {
  serve(() =>
    Response.json(
      { message: 'Not valid', code: 'request.invalid', fields: { current_password: 'Not this one' } },
      { status: 400 },
    ),
  );
  renderScreen(<OwnPassword />);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=password]')];
  for (const [index, text] of ['Wrong!2026', 'Izbor!2027', 'Izbor!2027'].entries()) {
    const field = fields[index];
    if (field) await userEvent.type(field, text);
  }
  await userEvent.click(screen.getByRole('button', { name: en['password.submit'] }));
  expect(await screen.findByText('Not this one')).toBeTruthy();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Wrong|Izbor/);
  const [current] = fields;
  if (current) await userEvent.type(current, 'x');
  expect(screen.queryByText('Not this one')).toBeNull();
});
