export const en = {
  region: 'Messages',
  close: 'Close the message',
  error: 'Error',
  way: 'F6 takes you to the button.',
} as const;
