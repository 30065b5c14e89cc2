// Written by hand from specification.md 2, 4 and 8: every step there is, and none besides.

const keepsPlaces = (state: string) => [
  `${state} | keeps a place | ${state}`,
  `${state} | forgets the place | ${state}`,
];

/** A token can be lost or replaced, in this tab or in another. */
const mayLoseSession = (state: string) => [
  `${state} | session ends | signedOut`,
  `${state} | signs out | signingOut`,
  `${state} | signs out elsewhere | signedOut`,
  `${state} | signs in elsewhere | loadingUser`,
  `${state} | signs in | loadingUser`,
];

const loadsUser = (state: string, silent: string) => [
  `${state} | getMe answers whole | signedIn.complete`,
  `${state} | getMe answers part | signedIn.incomplete`,
  `${state} | getMe unauthorised | signedOut`,
  `${state} | getMe fails | loadFailed.pausing`,
  `${state} | ${silent} | loadFailed.pausing`,
];

export const steps: readonly string[] = [
  ...keepsPlaces('readingToken'),
  'readingToken | token read | loadingUser',
  'readingToken | no token read | signedOut',
  'readingToken | token unreadable | signedOut',
  'readingToken | token read silent | signedOut',

  ...keepsPlaces('signedOut'),
  'signedOut | signs in | loadingUser',
  'signedOut | signs in elsewhere | loadingUser',

  ...keepsPlaces('loadingUser'),
  ...mayLoseSession('loadingUser'),
  ...loadsUser('loadingUser', 'getMe silent'),

  ...keepsPlaces('loadFailed.pausing'),
  ...mayLoseSession('loadFailed.pausing'),
  'loadFailed.pausing | pause passes | loadFailed.retrying',
  'loadFailed.pausing | retries | loadFailed.retrying',
  ...keepsPlaces('loadFailed.retrying'),
  ...mayLoseSession('loadFailed.retrying'),
  ...loadsUser('loadFailed.retrying', 'retry silent'),

  ...keepsPlaces('signedIn.complete'),
  ...mayLoseSession('signedIn.complete'),
  'signedIn.complete | user incomplete | signedIn.incomplete',
  ...keepsPlaces('signedIn.incomplete'),
  ...mayLoseSession('signedIn.incomplete'),
  'signedIn.incomplete | user completed | signedIn.complete',

  ...keepsPlaces('signingOut'),
  'signingOut | signOut answers | signedOut',
  'signingOut | signOut fails | signedOut',
  'signingOut | signOut silent | signedOut',
];
