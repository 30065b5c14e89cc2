/**
 * What grows or is tried again and again is as long as one wants it: `npm run test:full` takes all of it, `npm test` so
 * much that it finds the same planted bugs.
 */
export const lengthOf = <Length>({ short, full }: { short: Length; full: Length }): Length =>
  process.env.IZBOR_TESTS === 'full' ? full : short;
