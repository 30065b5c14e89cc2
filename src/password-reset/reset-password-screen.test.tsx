// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '#locales/password-reset/en.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** What is said of a field. */
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
