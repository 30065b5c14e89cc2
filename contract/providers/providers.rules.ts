import { searchKey } from '../search/search.rules.ts';

/** What a provider may be called, in letters. */
export const PROVIDER_NAME = { least: 2, most: 120 } as const;
export const MOST_OF_WEBSITE = 300;

/** What is wrong with the name of a provider; null for nothing. Blanks around it do not count. */
export function nameProblem(name: string): 'required' | 'short' | 'long' | null {
  const letters = [...name.trim()].length;
  if (letters === 0 || searchKey(name) === '') return 'required';
  if (letters < PROVIDER_NAME.least) return 'short';
  return letters > PROVIDER_NAME.most ? 'long' : null;
}

/** What is wrong with the address of a provider; null for nothing, and for none. */
export function websiteProblem(website: string | null): 'address' | 'long' | null {
  if (website === null || website === '') return null;
  if (website.length > MOST_OF_WEBSITE) return 'long';
  return isSafeAddress(website) ? null : 'address';
}

// Over https, by a name and not by a number, with nobody's password in it.
function isSafeAddress(website: string): boolean {
  if (!URL.canParse(website)) return false;
  const { protocol, hostname, username, password } = new URL(website);
  return protocol === 'https:' && /\.[a-z][a-z\d-]+$/.test(hostname) && username === '' && password === '';
}
