import { vi } from 'vitest';

/** React's internal state. */
interface InsideReact {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { recentlyCreatedOwnerStacks?: number };
}

/** happy-dom's store of the style of an element. */
interface StyleStore {
  properties: Record<string, object>;
  definedPropertyNames: Record<string, true>;
}

declare global {
  interface Window {
    /** happy-dom's control object of the page that unit tests draw in. */
    happyDOM: { settings: { navigation: object } };
  }

  /** Vitest's registry of the modules that `vi.mock` replaced in this process. */
  var __vitest_mocker__: { reset(): void };
}

// Globals that an earlier file stubbed, such as the online state, are restored.
vi.unstubAllGlobals();

// Unit test files share a process and its page: a file with a page starts with fresh modules and an empty page.
if (typeof document !== 'undefined') {
  __vitest_mocker__.reset();
  vi.resetModules();
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  // A late request, sent after its test has closed its server, must fail: the page's own fetch would call whatever listens on port 3000.
  window.fetch = () => Promise.reject(new TypeError('There is no network in a test'));
  // A link that saves a file would navigate away and change the address for all later files.
  Object.assign(window.happyDOM.settings.navigation, {
    disableMainFrameNavigation: true,
    disableFallbackToSetURL: true,
  });
  await withoutOwnerStacks();
  await withPlainStyleCopies();
}

/**
 * React's development build records a stack for each element, until it has recorded ten thousand within a second. No test reads these
 * stacks, and recording them took a tenth of a page's time.
 */
async function withoutOwnerStacks(): Promise<void> {
  const { default: react } = (await import('react')) as unknown as { default: InsideReact };
  const inside = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  if (inside?.recentlyCreatedOwnerStacks === undefined) throw new Error('React counts the stacks of owners elsewhere');
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} });
}

/**
 * happy-dom copies the style of each element that is asked for its computed style, by `structuredClone`: a twentieth of the time of a
 * page, since every role and name that is looked up asks whether an element is hidden. A plain copy holds the same.
 */
async function withPlainStyleCopies(): Promise<void> {
  const file = 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
  const { default: Store } = (await import(file)) as {
    default: { new (): StyleStore; prototype: { clone(): StyleStore } };
  };
  if (typeof Store.prototype.clone !== 'function') throw new Error('happy-dom copies styles elsewhere');
  Store.prototype.clone = function (this: StyleStore) {
    const copy = new Store();
    for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
    Object.assign(copy.definedPropertyNames, this.definedPropertyNames);
    return copy;
  };
}
