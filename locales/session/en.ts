export const en = {
  loading: 'Signing you in',
  'failed.title': 'Your account did not load',
  'failed.text': 'You are still signed in. We’ll keep trying.',
  'failed.retry': 'Try again',
  'failed.signOut': 'Sign out',
} as const;
