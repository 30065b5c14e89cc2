export const en = {
  region: 'Messages',
  close: 'Close message',
  error: 'Error',
  way: 'F6 takes you to the button.',
} as const;
