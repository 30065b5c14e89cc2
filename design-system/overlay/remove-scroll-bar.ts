import { useEffect } from 'react';

/** Number of open dialogs, one upon the other. */
let open = 0;

/**
 * Keeps the page behind a dialog from scrolling. The bundler uses this in place of `react-remove-scroll-bar` (vite.config.ts): that one
 * sets an inherited property on the body, which makes Chromium restyle the whole page twice for each dialog. The width of a scroll bar
 * stays reserved, so nothing moves.
 */
export function RemoveScrollBar(): null {
  useEffect(() => {
    open += 1;
    if (open === 1) keep(document.body.style);
    return () => {
      open -= 1;
      if (open === 0) letGo(document.body.style);
    };
  }, []);
  return null;
}

function keep(style: CSSStyleDeclaration): void {
  const bar = innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  style.overscrollBehavior = 'contain';
  if (bar > 0) style.marginRight = `${bar}px`;
}

function letGo(style: CSSStyleDeclaration): void {
  for (const name of ['overflow', 'overscroll-behavior', 'margin-right']) style.removeProperty(name);
}
