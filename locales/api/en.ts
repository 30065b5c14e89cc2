export const en = {
  network: 'No connection. Check the network and try again.',
  timeout: 'The server takes too long to answer. Try again.',
  unknown: 'Something went wrong!',
} as const;
