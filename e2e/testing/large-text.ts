import { type CDPSession, expect, type Page } from '@playwright/test';
import { settled } from './axe.ts';
import { type CutText, cutTexts } from './cut-text.ts';

// WCAG 1.4.4 and 1.4.10: text of twice the size must be readable by scrolling vertically only; 1.4.12: so must text with wide spacing.
const AIR =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const NORMAL = 16;

/** A page and the browser session that sets its font size. */
export interface Reader {
  page: Page;
  browser: CDPSession;
}

/**
 * Checks the open page in large letters and with wide spacing, then restores it. Returns the texts that are cut off and must be whole on
 * the page they link to.
 */
export async function readWhole(
  { page, browser }: Reader,
  name: string,
  alsoTrue?: () => Promise<void>,
): Promise<CutText[]> {
  const read = async (what: string, size: number) => {
    await settled(page);
    const measured = () => page.evaluate(measure);
    await expect.poll(measured, `${name}, ${what}`).toEqual({ size: `${size}px`, wider: 0 });
    await alsoTrue?.();
    const cut = await cutTexts(page);
    expect
      .soft(
        cut.filter(({ leadsTo }) => leadsTo === null),
        `${name}, ${what}`,
      )
      .toEqual([]);
    return cut.filter(({ leadsTo }) => leadsTo);
  };
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 2 * NORMAL } });
  const large = await read('text of twice the size', 2 * NORMAL);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: NORMAL } });
  const air = await page.addStyleTag({ content: AIR });
  const airy = await read('text with air around it', NORMAL);
  await air.evaluate((style) => (style as Element).remove());
  return [...large, ...airy];
}

/** Font size, and by how many pixels the page or an open dialog overflows. */
function measure() {
  const wider = [...document.querySelectorAll('[role=dialog]')].map(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  return {
    size: getComputedStyle(document.documentElement).fontSize,
    wider: Math.max(0, document.documentElement.scrollWidth - innerWidth, ...wider),
  };
}
