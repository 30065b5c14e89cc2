import { plural } from '../plural.ts';

export const en = {
  'forgot.title': 'Forgotten password?',
  'forgot.text': 'Type your work e-mail. We send you a link to choose a new password.',
  'mail.request': 'Send me the link',
  back: 'Back to sign-in',

  'sent.title': 'Look in your mail',
  'sent.reset':
    'If {{email}} has an account, a link to choose a new password is on its way. It works once and for an hour.',
  'sent.confirmation': 'A link to confirm your address is on its way to {{email}}. It works once and for 48 hours.',
  'sent.missing': 'Nothing came? Look among the unwanted mail, or check the address.',
  'sent.again': 'Send it again',
  'sent.wait': ({ seconds }: { seconds: number }) =>
    seconds >= 120
      ? `It can be sent again in ${Math.ceil(seconds / 60)} minutes.`
      : `It can be sent again in ${plural('EN', seconds, { one: `${seconds} second`, other: `${seconds} seconds` })}.`,
  'sent.other': 'Use another address',

  opening: 'The link is being opened',
  retry: 'Try again',
  'reset.title': 'Choose a new password',
  'reset.text': 'For the account {{email}}. Your other devices are signed out then.',
  'reset.submit': 'Save the password',
  'reset.failed': 'The link did not open',
  'reset.over': 'This link is over',
  'reset.over.text': 'It was used already, or it is older than an hour. Ask for a new one.',
  'reset.anew': 'Send me a new link',
  'reset.done': 'Your new password is saved',
  'reset.done.text': 'All devices are signed out. Sign in with the new password.',
  signIn: 'Sign in',

  password: 'New password',
  repeated: 'New password again',
  'rule.length': 'At least 8 characters',
  'rule.letter': 'At least one letter',
  'rule.special': 'At least one of ! @ # $ % ^ & *',
  'rule.edges': 'No spaces at the start or the end',
  'rule.match': 'Both passwords are the same',
  'rule.met': 'done',
  rules: 'This password does not keep all the rules',
  match: 'The passwords are not the same',
} as const;
