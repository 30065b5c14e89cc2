import type { Page } from '@playwright/test';

/** A text that is not all to be seen where it stands, and where what it belongs to leads. */
export interface CutText {
  text: string;
  /** The address of the link that it belongs to; empty when that is a button, null where nothing is to be pressed. */
  leadsTo: string | null;
}

/**
 * Texts in sight that an edge around them cuts. What can be scrolled there is not cut, be it by a row that the arrow keys move,
 * nor are texts for screen readers, nor slides that wait for their turn.
 */
export function cutTexts(page: Page): Promise<CutText[]> {
  return page.evaluate(() => {
    const isCut = (node: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (let frame = node.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY, position, display } = getComputedStyle(frame);
        // Only for screen readers.
        if (frame.clientWidth <= 1 && overflowX !== 'visible' && display !== 'inline') return false;
        if (/auto|scroll/.test(overflowX + overflowY) || frame.tabIndex === 0) return false;
        const edge = frame.getBoundingClientRect();
        const isOut = ({ top, bottom, left, right, height }: DOMRect) =>
          (overflowY !== 'visible' && (bottom > edge.bottom + height / 4 || top < edge.top - height / 4)) ||
          (overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1));
        if (display !== 'inline' && lines.some(isOut)) return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; leadsTo: string | null }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const place = node.parentElement;
      const isThere = place?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
      if (!isThere || !node.data.trim() || place?.closest('[inert]') || !isCut(node)) continue;
      const owner = place?.closest('a, button') ?? place?.closest('article, li, tr')?.querySelector('a, button');
      found.push({ text: node.data.trim(), leadsTo: owner ? (owner.getAttribute('href') ?? '') : null });
    }
    return found;
  });
}
