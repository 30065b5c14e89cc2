import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { lengthOf } from '#server/testing/test-length.ts';
import { asDrawn } from './undrawn.ts';

// Without the markup of each node, which no line of a finding uses.
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true })`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Placeholder for a page, or a part of one, that is still loading. */
const OUTLINE = '.animate-breathe';

interface AxeWindow {
  axe: {
    run(
      context: unknown,
      options: unknown,
    ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>;
  };
}

/** Waits until all animations have ended: during a fade colours and positions are intermediate. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    // Does not wait for `animation.finished`: an animation that is restarted may never resolve it.
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
  });
}

/** Waits until the page has loaded and rests, so that no placeholders are checked. */
async function arrived(page: Page): Promise<void> {
  await expect(page.locator(OUTLINE)).toHaveCount(0);
  await settled(page);
}

/**
 * Violations that axe finds on the page, or in parts of it, once nothing moves: one line per place, empty when there are none. Rules about
 * a whole page are not applied to parts.
 */
export async function axeFindings(page: Page, parts?: string): Promise<string[]> {
  for (;;) {
    await arrived(page);
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
    const { findings, wasOnItsWay } = await asDrawn(page, () => looked(page, parts));
    // The page changed during the check, so the findings belong to neither the old nor the new one.
    if (findings.length === 0 || !wasOnItsWay) return findings;
  }
}

/** Findings for the page in a window high enough for no row to be partly below it. */
export async function findingsInHighWindow(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width, height: 6000 });
  const findings = await axeFindings(page);
  await page.setViewportSize({ width, height });
  return findings;
}

type Finder = (page: Page) => Promise<string[]>;

/**
 * Runs axe at a stop of a journey in `npm run test:full`. `npm test` runs it on each state of a screen in its story, and once on each
 * screen with real data (`accessibility/screens.spec.ts`, and `journeys/roles.spec.ts` for administration).
 */
const atStop = (find: Finder): Finder => lengthOf({ short: (page) => arrived(page).then(() => []), full: find });
export const stopFindings = atStop(axeFindings);
export const stopFindingsInHighWindow = atStop(findingsInHighWindow);

/** Runs axe immediately; returns its findings and whether a page's placeholder was there before or after. */
function looked(page: Page, parts: string | undefined) {
  return page.evaluate(
    async ({ tags, parts, outline }) => {
      const { axe } = window as unknown as AxeWindow;
      const isOnItsWay = () => document.querySelector(outline) !== null;
      const before = isOnItsWay();
      // axe reads a text's colour from this property first, which browsers do not change in forced colours.
      const { getPropertyValue } = CSSStyleDeclaration.prototype;
      CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
        return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
      };
      // Only violations are listed: naming each passed place takes longer than checking it.
      const { violations } = await axe.run(parts ?? document, { runOnly: tags, resultTypes: ['violations'] });
      CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue;
      const findings = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary.split('\n')[1]?.trim()}`,
        ),
      );
      return { findings, wasOnItsWay: before || isOnItsWay() };
    },
    { tags: TAGS, parts, outline: OUTLINE },
  );
}

/** By how many pixels the page is wider than the screen. */
export function sidewards(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
