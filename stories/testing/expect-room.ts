import { expect } from 'storybook/test';

/** Expects that nothing is wider than the screen, and no text wider than its element. */
export async function expectRoom({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const written = [...canvasElement.querySelectorAll('*')].filter(
    ({ childElementCount, clientWidth }) => childElementCount === 0 && clientWidth > 1,
  );
  const cut = written.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
}
