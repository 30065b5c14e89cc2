/** Whether this is `npm run test:full`, for checks that run only there, because shorter ones in `npm test` find the same. */
export const isFull = process.env.IZBOR_TESTS === 'full';

/**
 * The size of checks that can be arbitrarily long: complete in `npm run test:full`, and in `npm test` just long enough to find the same
 * planted bugs.
 */
export const lengthOf = <Length>({ short, full }: { short: Length; full: Length }): Length => (isFull ? full : short);
