// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '#locales/password-reset/en.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { MailRequest } from './mail-request.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A hidden page: time passes, and no timer runs. */
const sleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

function open() {
  const input = { email: 'jelena@izbor.demo', sent: true };
  renderScreen(<MailRequest mail="reset" title="Forgot your password?" text="" input={input} />, { me: null });
}

const isOff = () => screen.getByRole('button', { name: en['sent.again'] }).getAttribute('aria-disabled') === 'true';

it('counts on while one looks for the mail elsewhere, and may be asked again as soon as the minute is over', async () => {
  open();
  await pass(5000);
  expect([screen.queryByText('You can send it again in 55 seconds.') !== null, isOff()]).toEqual([true, true]);

  sleep(40);
  await pass(1200);
  expect(screen.queryByText('You can send it again in 14 seconds.')).not.toBeNull();

  sleep(300);
  await pass(1200);
  expect([screen.queryByText(/You can send it again/), isOff()]).toEqual([null, false]);
});

it('counts no longer where the clock of the device is put back meanwhile', async () => {
  open();
  sleep(-3600);
  await pass(59_000);
  expect(screen.queryByText('You can send it again in 1 second.')).not.toBeNull();
  await pass(1000);
  expect(isOff()).toBe(false);
});
