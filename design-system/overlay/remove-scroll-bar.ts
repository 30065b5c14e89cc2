import { useEffect } from 'react';

/** Number of open dialogs, one upon the other. */
let open = 0;

/**
 * Keeps the page behind a dialog where it is. The bundler puts this where `react-remove-scroll` asks for `react-remove-scroll-bar`
 * (vite.config.ts): that one gives the body a property that all of a page inherits, and has Chromium look at the style of each part
 * of it anew, twice for each dialog. What a bar of scrolling leaves free stays free, so nothing moves.
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
