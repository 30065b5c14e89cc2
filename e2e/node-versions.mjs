/** Versions of Node that the unit and server tests run on, by major version: the oldest that Izbor supports, and the two newest. */
export const NODE_VERSIONS = { 20: '20.19.0', 22: '22.23.3', 24: '24.21.0' };
