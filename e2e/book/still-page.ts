/**
 * In the page: frees its styles from the window, which is to be made as high as the page. What is measured by the window's
 * height (`100dvh`) keeps that of the device, and what would be drawn only in sight is drawn, cut as it is in sight.
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
 * In the page, whose window is as high as said: waits until a look at it finds nothing that is still to come or to move;
 * answers how high it is. Looked for are late parts, fonts, pictures far below too, and ways of coming and going.
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
      // One that goes on for ever, or as one scrolls, has no end to be put to.
      const passes = animation.timeline === document.timeline;
      if (passes && animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  };
  // What still moves after so many looks moves for ever.
  for (let look = 0; moved && look < 40; look += 1) {
    moved = false;
    await arrive();
    // What waits for a quiet moment, and what that brings.
    await idle();
    await frame();
    await frame();
  }
  watcher.disconnect();
  return Math.max(document.documentElement.scrollHeight, document.body.scrollHeight);
}
