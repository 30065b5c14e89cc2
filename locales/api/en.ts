export const en = {
  network: 'No connection. Check your internet connection and try again.',
  timeout: 'The server is taking too long to answer. Try again.',
  unknown: 'Something went wrong!',
} as const;
