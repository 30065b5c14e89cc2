declare global {
  interface Window {
    /** Presses what was pressed before the app was here (src/app/draw-early.ts). */
    izborPress?: () => void;
  }
}

// What the page drew of the shop by itself, before the app was here (src/app/draw-early.ts); null once something else stood in its place.
let outline: Element | null = null;
let places = 0;

/** Takes over what stands in the page, to be shown for as long as it is not known who is here. */
export function takeOutline(drawn: Element | null): void {
  outline = drawn;
}

/** Whether there is one to be shown in place of the logo. */
export const hasOutline = () => outline !== null;

/** Puts it in a place; answers how to leave. When no other place takes it within the same drawing, it is never shown again. */
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

/** The app has taken the sign-in over that stood in the page. */
export function endEarlySignIn(): void {
  const root = document.getElementById('root');
  if (!root?.dataset.early) return;
  delete root.dataset.early;
  window.izborPress?.();
}
