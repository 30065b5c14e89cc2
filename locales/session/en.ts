export const en = {
  loading: 'Signing you in',
  leaving: 'Signing you out',
  'failed.title': 'Your account could not be loaded',
  'failed.text': 'You are still signed in. We’ll keep trying.',
  'failed.retry': 'Try again',
  'failed.signOut': 'Sign out',
} as const;
