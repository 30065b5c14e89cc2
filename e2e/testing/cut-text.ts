import type { Page } from '@playwright/test';

/** A text that is cut off where it stands. */
export interface CutText {
  text: string;
  /** Address of the surrounding link; empty for a button, null when there is neither. */
  leadsTo: string | null;
}

/**
 * Visible texts that a surrounding box cuts off. Not included: content that can be scrolled, also by arrow keys, texts for screen readers,
 * and slides that are not shown yet.
 */
export function cutTexts(page: Page): Promise<CutText[]> {
  return page.evaluate(() => {
    const isCut = (node: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (let frame = node.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY, position, display } = getComputedStyle(frame);
        // Visible to screen readers only.
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
