// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { en as login } from '#locales/login/en.ts';
import { en } from '#locales/password-reset/en.ts';
import { CodeStep } from '../login/code-step.tsx';
import { CredentialsStep } from '../login/credentials-step.tsx';
import { MailRequestView } from '../password-reset/mail-request-view.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

const onPress = vi.fn();
const typing = { problem: null, busy: false, slow: false, email: 'jelena@example.com' };
const mail = {
  ...typing,
  title: '',
  text: '',
  mail: 'reset' as const,
  error: undefined,
  mayRequest: false,
  seconds: 48,
};
const mails = { onEmail: () => {}, onRequest: onPress, onReopen: () => {} };
const signingIn = { ...typing, errors: {}, notConfirmed: false, maySubmit: false, onSubmit: onPress };

it.each([
  ['asked for', en['mail.request'], <MailRequestView key="" {...mail} {...mails} step="address" />],
  ['sent', en['sent.again'], <MailRequestView key="" {...mail} {...mails} step="sent" />],
  [
    'not needed, for a password is',
    login.submit,
    <CredentialsStep key="" {...signingIn} password="x" onEmail={() => {}} onPassword={() => {}} />,
  ],
  [
    'not needed, for a code is',
    login['code.submit'],
    <CodeStep key="" {...signingIn} code="" onCode={() => {}} onSwap={() => {}} onBack={() => {}} />,
  ],
])(
  'keeps the focus at a button that is off while one waits, and sends nothing (a mail is %s)',
  async (_, name, view) => {
    renderScreen(view);
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    await userEvent.click(button);
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(document.activeElement).toBe(button);
    expect(onPress).not.toHaveBeenCalled();
  },
);
