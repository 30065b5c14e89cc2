export const en = {
  region: 'Messages',
  close: 'Close the message',
  error: 'Error',
} as const;
