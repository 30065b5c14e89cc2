declare global {
  interface Window {
    /** Given by what tests the book: makes the window so many pixels higher, until the next story. */
    growWindow?: (by: number) => Promise<void>;
  }
}

/** By so much a window grows at most: rows that are drawn as one scrolls would have no end. */
const MOST = 4000;

/** So often it grows at most: a sheet that is nine tenths as high as the window takes nine tenths of each growth. */
const MOST_GROWTHS = 4;

const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;
const scrolls = (part: Element) => isCut(part) && /auto|scroll/.test(getComputedStyle(part).overflowY);

/** How many pixels are scrolled out of the part of which most are. */
function scrolledOut(): number {
  const parts = [...document.querySelectorAll('body *')].filter(scrolls);
  return Math.max(0, ...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
}

/**
 * Makes the window of a test so high that nothing is scrolled out of a dialog or another part that scrolls, before axe looks at it: of
 * what is out of sight there it asks neither for a contrast nor for a name, and of a long form it would look at the upper end alone.
 */
export async function showWhole(): Promise<void> {
  if (!window.growWindow) return;
  const most = innerHeight + MOST;
  let before = Number.POSITIVE_INFINITY;
  for (let growth = 0; growth < MOST_GROWTHS; growth += 1) {
    const out = scrolledOut();
    const height = Math.min(most, innerHeight + out);
    // A part of a height of its own stays as it is however high the window.
    if (out >= before || height === innerHeight) return;
    before = out;
    await window.growWindow(height - innerHeight);
    // The page may be told a frame later.
    while (innerHeight !== height) await new Promise(requestAnimationFrame);
  }
}
