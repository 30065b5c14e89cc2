/**
 * In the page: makes its styles independent of the window, which is about to become as high as the page. Lengths in window heights
 * (`100dvh`) keep the device's height, and content that is drawn only in sight is drawn, clipped as it is in sight.
 */
export function freedFromWindow(deviceHeight: number): void {
  const name = '--window-height';
  document.documentElement.style.setProperty(name, `${deviceHeight}px`);
  const free = (rule: CSSRule) => {
    for (const inner of (rule as CSSGroupingRule).cssRules ?? []) free(inner);
    const { style } = rule as CSSStyleRule;
    if (!style) return;
    for (const property of [...style]) {
      const value = style.getPropertyValue(property);
      const freed = value.replace(/([\d.]+)[dsl]?vh\b/g, (_, part: string) => `calc(var(${name}) * ${part} / 100)`);
      if (freed !== value) style.setProperty(property, freed, style.getPropertyPriority(property));
    }
    if (style.getPropertyValue('content-visibility') !== 'auto') return;
    style.setProperty('content-visibility', 'visible');
    style.setProperty('contain', 'layout style paint');
  };
  for (const { ownerNode, cssRules } of document.styleSheets) {
    if (!(ownerNode instanceof HTMLElement) || ownerNode.dataset.freed) continue;
    ownerNode.dataset.freed = 'true';
    for (const rule of cssRules) free(rule);
  }
}

/**
 * In the page, whose window has the given height: waits until nothing loads or moves any more, and returns the page's height. Waits for
 * lazy parts, fonts, pictures far below, and enter and exit animations.
 */
export async function heightOfStill(windowHeight: number): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  let moved = true;
  const watcher = new MutationObserver(() => {
    moved = true;
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const arrive = async () => {
    while (innerHeight !== windowHeight || document.querySelector('[data-coming]')) await frame();
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) if (picture.loading === 'lazy') picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    for (const animation of document.getAnimations()) {
      // An endless or scroll-driven animation cannot be finished.
      const passes = animation.timeline === document.timeline;
      if (passes && animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  };
  // After 40 looks, whatever still moves is endless.
  for (let look = 0; moved && look < 40; look += 1) {
    moved = false;
    await arrive();
    // Idle callbacks, and what they render.
    await idle();
    await frame();
    await frame();
  }
  watcher.disconnect();
  return Math.max(document.documentElement.scrollHeight, document.body.scrollHeight);
}
