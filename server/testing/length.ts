/** Whether this is `npm run test:full`, for what is tried there alone: something shorter sees the same in `npm test`. */
export const isFull = process.env.IZBOR_TESTS === 'full';

/**
 * What grows or is tried again and again is as long as one wants it: `npm run test:full` takes all of it, `npm test` so
 * much that it finds the same planted bugs.
 */
export const lengthOf = <Length>({ short, full }: { short: Length; full: Length }): Length => (isFull ? full : short);
