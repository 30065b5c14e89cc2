import type { Extent } from '#machines/testing/cover.ts';
import { lengthOf } from '#server/testing/test-length.ts';

/**
 * How far a flow is walked in the browser: every state, and every transition in `npm run test:full`. The tests of the machine and its view
 * always take every transition; signing in, the checkout, notifications and subscriptions do so here as well (machines.md 2).
 */
export const extent: Extent = lengthOf({ short: 'states', full: 'transitions' });
