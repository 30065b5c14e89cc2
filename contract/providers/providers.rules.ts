import { searchKey } from '../search/search.rules.ts';

/** Length of a provider's name, in characters. */
export const PROVIDER_NAME = { least: 2, most: 120 } as const;
export const MOST_OF_WEBSITE = 300;

/** Problem of a provider's name; null for none. White space around it does not count. */
export function nameProblem(name: string): 'required' | 'short' | 'long' | null {
  const letters = [...name.trim()].length;
  if (letters === 0 || searchKey(name) === '') return 'required';
  if (letters < PROVIDER_NAME.least) return 'short';
  return letters > PROVIDER_NAME.most ? 'long' : null;
}

/** Problem of a provider's website; null for none, and for no website. */
export function websiteProblem(website: string | null): 'address' | 'long' | null {
  if (website === null || website === '') return null;
  if (website.length > MOST_OF_WEBSITE) return 'long';
  return isSafeAddress(website) ? null : 'address';
}

// Https only, with a host name instead of an IP address, and without credentials.
function isSafeAddress(website: string): boolean {
  if (!URL.canParse(website)) return false;
  const { protocol, hostname, username, password } = new URL(website);
  return protocol === 'https:' && /\.[a-z][a-z\d-]+$/.test(hostname) && username === '' && password === '';
}
