import { vi } from 'vitest';

declare global {
  /** Where Vitest keeps what `vi.mock` of this process put in place of modules. */
  var __vitest_mocker__: { reset(): void };
}

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
}
