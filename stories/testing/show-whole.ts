declare global {
  interface Window {
    /** Provided by the test runner: makes the window `by` pixels higher, until the next story. */
    growWindow?: (by: number) => Promise<void>;
  }
}

/** Most pixels by which a window grows: a list that loads more on scrolling would have no end. */
const MOST = 4000;

/** Most times that it grows: a sheet with 90 % of the window's height takes 90 % of each growth. */
const MOST_GROWTHS = 4;

const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;
const scrolls = (part: Element) => isCut(part) && /auto|scroll/.test(getComputedStyle(part).overflowY);

/** Most pixels that are scrolled out of view in any scrolling element. */
function scrolledOut(): number {
  const parts = [...document.querySelectorAll('body *')].filter(scrolls);
  return Math.max(0, ...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
}

/**
 * Makes the window of a test so high that nothing is scrolled out of view in a dialog or another scrolling element, before axe
 * checks it: axe checks neither contrast nor name of content out of view, and so only the upper end of a long form.
 */
export async function showWhole(): Promise<void> {
  if (!window.growWindow) return;
  const most = innerHeight + MOST;
  let before = Number.POSITIVE_INFINITY;
  for (let growth = 0; growth < MOST_GROWTHS; growth += 1) {
    const out = scrolledOut();
    const height = Math.min(most, innerHeight + out);
    // An element of a fixed height does not grow with the window.
    if (out >= before || height === innerHeight) return;
    before = out;
    await window.growWindow(height - innerHeight);
    // The page may get the new height a frame later.
    while (innerHeight !== height) await new Promise(requestAnimationFrame);
  }
}
