/** The versions of Node on which units and the server's tests are run, by their first number: the oldest that Izbor runs on, and the two newest. */
export const NODE_VERSIONS = { 20: '20.19.0', 22: '22.23.3', 24: '24.21.0' };
