export const en = {
  network: 'No answer. Check your connection and try again.',
  timeout: 'The server is taking too long to answer. Try again.',
  unknown: 'Something went wrong!',
} as const;
