import { vi } from 'vitest';

/** What React keeps for itself. */
interface InsideReact {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { recentlyCreatedOwnerStacks?: number };
}

declare global {
  interface Window {
    /** Of the page in which units are drawn. */
    happyDOM: { settings: { navigation: object } };
  }

  /** Where Vitest keeps what `vi.mock` of this process put in place of modules. */
  var __vitest_mocker__: { reset(): void };
}

// What a file before this one put in place of a global thing, offline for online say, is no longer there.
vi.unstubAllGlobals();

// Files of units share a process and its page: a file with a page begins with modules and a page that no other has touched.
if (typeof document !== 'undefined') {
  __vitest_mocker__.reset();
  vi.resetModules();
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  // What comes late, when its test has put away its server, finds no other: the page's own would ask whoever listens on port 3000.
  window.fetch = () => Promise.reject(new TypeError('There is no network in a test'));
  // A link that saves a file would leave the page, and with it the address of all files after it.
  Object.assign(window.happyDOM.settings.navigation, {
    disableMainFrameNavigation: true,
    disableFallbackToSetURL: true,
  });
  await withoutOwnerStacks();
}

/**
 * React's build for development writes down for each element where it was made, until ten thousand of a second have been made. Nobody here
 * asks it who made an element, and to look at the stack took a tenth of the time of a page.
 */
async function withoutOwnerStacks(): Promise<void> {
  const { default: react } = (await import('react')) as unknown as { default: InsideReact };
  const inside = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  if (inside?.recentlyCreatedOwnerStacks === undefined) throw new Error('React counts the stacks of owners elsewhere');
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} });
}
