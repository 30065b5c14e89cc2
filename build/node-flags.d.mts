/** How much memory JavaScript has in a shop: what `npm start` tells Node. */
export const NODE_FLAGS: readonly string[];
