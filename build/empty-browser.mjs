/** Makes this process look, to the code rendered during the build, like a browser that shows `/login` with empty storage. */
export function becomeEmptyBrowser() {
  const nothing = () => {};
  const browser = {
    localStorage: { getItem: () => null, setItem: nothing, removeItem: nothing },
    location: new URL('https://izbor.example/login'),
    history: { state: null, replaceState: nothing, pushState: nothing },
    navigator: { onLine: true, platform: '', language: 'en' },
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  const document = {
    documentElement: { lang: 'en', dataset: {} },
    defaultView: browser,
    querySelector: () => null,
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  for (const [name, value] of Object.entries(Object.assign({ document, window: browser }, browser)))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
