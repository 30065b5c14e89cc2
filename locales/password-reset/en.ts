import { plural } from '../plural.ts';

export const en = {
  'forgot.title': 'Forgot your password?',
  'forgot.text': 'Enter your work e‑mail. We’ll send you a link to choose a new password.',
  'mail.request': 'Send me the link',
  back: 'Back to sign-in',

  'sent.title': 'Check your inbox',
  'sent.reset':
    'If {{email}} has an account, a link to choose a new password is on its way. It works once, within an hour.',
  'sent.confirmation': 'A link to confirm your address is on its way to {{email}}. It works once, within 48 hours.',
  'sent.missing': 'Nothing there? Check your spam folder, and that the address is right.',
  'sent.again': 'Send again',
  'sent.wait': ({ seconds }: { seconds: number }) =>
    seconds >= 120
      ? `You can send it again in ${Math.ceil(seconds / 60)} minutes.`
      : `You can send it again in ${plural('EN', seconds, { one: `${seconds} second`, other: `${seconds} seconds` })}.`,
  'sent.other': 'Use another address',

  opening: 'Opening the link',
  retry: 'Try again',
  'reset.title': 'Choose a new password',
  'reset.text': 'For the account {{email}}. Your other devices will be signed out.',
  'reset.submit': 'Save password',
  'reset.failed': 'The link did not open',
  'reset.over': 'This link is no longer valid',
  'reset.over.text':
    'It has been used already, or it is more than an hour old. If you saved a new password with it, sign in. If not, ask for a new link.',
  'reset.anew': 'Send me a new link',
  'reset.done': 'Your new password is saved',
  'reset.done.text': 'All devices are signed out. Sign in with the new password.',
  signIn: 'Sign in',

  password: 'New password',
  repeated: 'Repeat new password',
  'rule.length': 'At least 8 characters',
  'rule.letter': 'At least one letter',
  'rule.special': 'At least one of ! @ # $ % ^ & *',
  'rule.edges': 'No spaces at the start or the end',
  'rule.match': 'Both passwords are the same',
  'rule.met': 'met',
  rules: 'This password does not meet all the rules',
  match: 'The passwords do not match',
} as const;
