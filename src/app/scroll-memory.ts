// Where each entry of the history was scrolled to, so that Back finds it again (product.md 7.11).
const places = new Map<string, number>();

/** Milliseconds in which a list may still be growing back to the place it was left at. */
const PATIENCE = 3000;

// The link by which each history entry was left, to return the focus to it.
const links = new Map<string, string | null>();

/** Remembers the link that got the focus, or that something else did. */
export function rememberLink(entry: string, focused: EventTarget | null): void {
  links.set(entry, focused instanceof Element ? (focused.closest('main a')?.getAttribute('href') ?? null) : null);
}

/** Finds the link by which an entry was left, once it is there again. */
export function linkFinder(entry: string): () => HTMLElement | null {
  const href = links.get(entry);
  return () => (href ? document.querySelector(`main a[href="${CSS.escape(href)}"]`) : null);
}

export function rememberPlace(entry: string): void {
  places.set(entry, scrollY);
}

/** Goes back to where an entry was left, as soon as the page is long enough; a person's own scrolling or press ends it. */
export function restorePlace(entry: string): () => void {
  const place = places.get(entry) ?? 0;
  scrollTo(0, place);
  if (place === 0) return () => {};
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < place) return;
    scrollTo(0, place);
    stop();
  });
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  for (const gesture of GESTURES) addEventListener(gesture, stop, { passive: true });
  grown.observe(document.body);
  return stop;
}

const GESTURES = ['wheel', 'pointerdown', 'keydown'] as const;

/** specification.md 2: to the top, or smoothly to the hash if there is one. */
export function scrollToStart(hash: string): void {
  // Without decoding: our own ids need none, and others may be malformed.
  const target = document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView({ behavior: 'smooth' });
  else scrollTo(0, 0);
}
