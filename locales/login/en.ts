import { saidWait } from './said-wait.ts';

export const en = {
  title: 'It’s good to have a choice.',
  text: 'Sign in and spend your budget on what is really good for you.',
  email: 'Work e-mail',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Sign in',
  required: 'This field is required',
  notEmail: 'this is not email',
  noAccount: 'No account?',
  register: 'Register',
  forgot: 'Forgot your password?',
  resend: 'Resend the e-mail',

  'code.title': 'Enter the code',
  'code.text': 'Open your authenticator app and enter the six digits it shows for Izbor.',
  'code.label': 'Six-digit code',
  'code.submit': 'Confirm',
  'code.back': 'Back',
  'code.useRecovery': 'No phone at hand? Use a recovery code',
  'code.useApp': 'Use the code from the app',
  'recovery.title': 'Enter a recovery code',
  'recovery.text': 'One of the ten codes you saved when you turned on the one-time code. Each works once.',
  'recovery.label': 'Recovery code',
  'code.expired.title': 'This sign-in took too long',
  'code.expired.text': 'You have five minutes and five attempts for the code. Start again.',
  'code.expired.again': 'Sign in again',

  slow: 'This is taking longer than usual. Still trying…',
  wait: ({ seconds }: { seconds: number }) =>
    `Too many attempts. Try again in ${saidWait('EN', seconds, {
      hours: { one: 'hour', other: 'hours' },
      minutes: { one: 'minute', other: 'minutes' },
      seconds: { one: 'second', other: 'seconds' },
    })}.`,
  lost: 'Your session has ended. Sign in to continue where you left off.',
} as const;
