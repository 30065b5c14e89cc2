export const en = {
  title: 'A budget of your own',
  text: 'Create an account with the code your company gave you, or open the link in your invitation.',
  invited: '{{company}} invites you. Create your account and start choosing.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Work e-mail',
  emailInvited: 'The address your invitation was sent to.',
  companyCode: 'Company code',
  companyCodeHint: 'Your company gives it to you, for example',
  companyCodeExample: 'IZBOR-RS.',
  submit: 'Create account',
  account: 'Already have an account?',
  signIn: 'Sign in',
  retry: 'Try again',

  opening: 'Opening the invitation',
  'invitation.failed': 'The invitation did not open',
  'invitation.over': 'This invitation is no longer valid',
  'invitation.over.text':
    'It has been used or withdrawn, or it is more than two weeks old. If you have an account, sign in. If not, ask your company for a new one, or register with the company code.',
  'invitation.leave': 'Register with the company code',

  confirming: 'Confirming your address',
  'confirm.done': 'Your address is confirmed',
  'confirm.done.text': 'The account {{email}} is ready. Sign in and start choosing.',
  'confirm.failed': 'The address was not confirmed',
  'confirm.over': 'This link is no longer valid',
  'confirm.over.text':
    "It has been used already, or it is more than 48 hours old. If your address is confirmed, just sign in. If not, we'll send you a new link.",
  'resend.title': 'Confirm your address',
  'resend.text': "Your account is waiting for its address to be confirmed. We'll send you a new link.",
} as const;
