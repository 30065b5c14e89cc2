declare global {
  interface Window {
    /** Repeats the press of a button made before the app was loaded (src/app/draw-early.ts). */
    izborPress?: () => void;
  }
}

// Outline of the shop that the page drew before the app was loaded (src/app/draw-early.ts); null once something else replaced
// it.
let outline: Element | null = null;
let places = 0;

/** Takes over the outline from the page, to be shown until it is known who is signed in. */
export function takeOutline(drawn: Element | null): void {
  outline = drawn;
}

/** Whether there is an outline to be shown in place of the logo. */
export const hasOutline = () => outline !== null;

/**
 * Moves the outline into an element; returns the cleanup. When no other element takes it within the same rendering, it is never
 * shown again.
 */
export function showOutline(place: HTMLElement | null): (() => void) | undefined {
  if (!outline || !place) return;
  places += 1;
  place.append(outline);
  return () => {
    places -= 1;
    queueMicrotask(() => {
      if (places > 0 || !outline) return;
      outline = null;
      window.izborPress?.();
    });
  };
}

/** Called once the app has replaced the sign-in form that the page drew early. */
export function endEarlySignIn(): void {
  const root = document.getElementById('root');
  if (!root?.dataset.early) return;
  delete root.dataset.early;
  window.izborPress?.();
}
