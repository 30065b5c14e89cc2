export const en = {
  title: 'A budget of your own',
  text: 'Make an account with the code that your company gave you, or open the link in your invitation.',
  invited: '{{company}} invites you. Make your account and choose.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Work e-mail',
  emailInvited: 'The address that the invitation was sent to.',
  companyCode: 'Company code',
  companyCodeHint: 'Ask your company for it, it looks like IZBOR-RS.',
  submit: 'Make an account',
  account: 'You have an account?',
  signIn: 'Sign in',
  retry: 'Try again',

  opening: 'The invitation is being opened',
  'invitation.failed': 'The invitation did not open',
  'invitation.over': 'This invitation is over',
  'invitation.over.text':
    'It was used, withdrawn, or is older than two weeks. If you have an account, sign in. If not, ask your company for a new one, or register with the company code.',
  'invitation.leave': 'Register with the company code',

  confirming: 'Your address is being confirmed',
  'confirm.done': 'Your address is confirmed',
  'confirm.done.text': 'The account {{email}} is ready. Sign in and choose.',
  'confirm.failed': 'The address was not confirmed',
  'confirm.over': 'This link is over',
  'confirm.over.text':
    'It was used already, or it is older than 48 hours. If your address is confirmed, just sign in. If not, we send you a new link.',
  'resend.title': 'Confirm your address',
  'resend.text': 'The account waits for its address to be confirmed. We send you a new link.',
} as const;
