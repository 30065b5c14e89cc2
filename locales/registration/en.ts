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

  signedIn: 'You are already signed in',
  'signedIn.text': 'The account {{email}} is open here. An invitation is for a new account: sign out, and it opens.',
  'signedIn.signOut': 'Sign out and open the invitation',
  'signedIn.stay': 'Stay in this account',

  'sent.back': 'Change your details',

  confirming: 'Confirming your address',
  'confirm.done': 'Your address is confirmed',
  'confirm.done.text': 'The account {{email}} is ready. Sign in and start choosing.',
  'confirm.failed': 'The address was not confirmed',
  'confirm.over': 'This link is no longer valid',
  'confirm.over.text':
    'It has been used already, or it is more than 48 hours old. If your address is confirmed, just sign in. If not, we’ll send you a new link.',
  'resend.title': 'Confirm your address',
  'resend.text': 'Your account is waiting for its address to be confirmed. We’ll send you a new link.',

  'newAddress.opening': 'Opening the link',
  'newAddress.failed': 'The link did not open',
  'newAddress.title': 'Confirm your new address',
  'newAddress.text': 'Your account with {{company}} will have the address {{email}} from now on.',
  'newAddress.stays': 'Your password, your budget and all that you bought stay. You are signed out on all devices.',
  'newAddress.notMine': 'If that account is not yours, just close this page: nothing changes.',
  'newAddress.confirm': 'Confirm the address',
  'newAddress.done': 'Your account has its new address',
  'newAddress.done.text': 'From now on you sign in with {{email}} and the password you have.',
  'newAddress.over': 'This link is no longer valid',
  'newAddress.over.text':
    'It was used, taken back, or is more than 72 hours old. If the address is confirmed, sign in with it. If not, your account has the former one: ask your company for a new link.',
  'newAddress.taken': 'The address is taken',
  'newAddress.taken.text':
    'Another Izbor account has the address {{email}} by now. Yours keeps the one it has. Tell your company, and choose another.',
} as const;
