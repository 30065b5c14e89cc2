import { plural } from '../plural.ts';

export const en = {
  title: 'It is good to have a choice.',
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
  forgot: 'Forgotten password?',
  resend: 'Send me the mail again',

  'code.title': 'Enter the code',
  'code.text': 'Open your authenticator app and type the six digits that it shows for Izbor.',
  'code.label': 'Six-digit code',
  'code.submit': 'Confirm',
  'code.back': 'Back',
  'code.useRecovery': 'No phone at hand? Use a recovery code',
  'code.useApp': 'Use the code of the app',
  'recovery.title': 'Enter a recovery code',
  'recovery.text': 'One of the ten codes you saved when you turned on two-step sign-in. Each works once.',
  'recovery.label': 'Recovery code',
  'code.expired.title': 'This sign-in took too long',
  'code.expired.text': 'A sign-in waits for its code five minutes and takes five codes. Start again.',
  'code.expired.again': 'Sign in again',

  slow: 'It takes longer than usual. Still trying…',
  wait: ({ seconds }: { seconds: number }) =>
    seconds >= 60
      ? `Too many tries. Try again in ${plural('EN', Math.ceil(seconds / 60), {
          one: `${Math.ceil(seconds / 60)} minute`,
          other: `${Math.ceil(seconds / 60)} minutes`,
        })}.`
      : `Too many tries. Try again in ${plural('EN', seconds, { one: `${seconds} second`, other: `${seconds} seconds` })}.`,
  lost: 'Your session has ended. Sign in to go on where you were.',
} as const;
