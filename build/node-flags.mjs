import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * How much memory JavaScript has in a shop: what `npm start` tells Node, for whoever starts one in another way. With the limits that
 * Node takes by itself it lets things lie that nobody needs any more, twice of what is needed (docs/measured.md).
 */
export const NODE_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));
