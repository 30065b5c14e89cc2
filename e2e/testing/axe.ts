import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { lengthOf } from '#server/testing/length.ts';

// What no line of a finding tells, the markup of each node, is left out.
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true })`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What stands for a page, or a part of one, that is still to come. */
const OUTLINE = '.animate-breathe';

interface AxeWindow {
  axe: {
    run(
      context: unknown,
      options: unknown,
    ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>;
  };
}

/** Waits until nothing moves: what is still fading in has the colours and the place of neither before nor after. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    // Not by what an animation promises: one that is played again may never keep it.
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
  });
}

/** Waits until the page is there and rests: what is looked at is not the places of what is still to come. */
async function arrived(page: Page): Promise<void> {
  await expect(page.locator(OUTLINE)).toHaveCount(0);
  await settled(page);
}

/**
 * What axe finds on the page, or in parts of it, when nothing moves on it any more: one line for each place, empty when all is
 * well. Of a part it is not asked what a page has to have.
 */
export async function axeFindings(page: Page, parts?: string): Promise<string[]> {
  for (;;) {
    await arrived(page);
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
    const { findings, wasOnItsWay } = await looked(page, parts);
    // A page that a press had asked for came between: what was found is of neither the one nor the other.
    if (findings.length === 0 || !wasOnItsWay) return findings;
  }
}

/** The same of the page in a window so high that no row lies partly below what stays in sight. */
export async function findingsInHighWindow(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width, height: 6000 });
  const findings = await axeFindings(page);
  await page.setViewportSize({ width, height });
  return findings;
}

type Finder = (page: Page) => Promise<string[]>;

/**
 * Where somebody stops on a journey axe looks in `npm run test:full`. In `npm test` it looks at each state of a screen in its story, and
 * at each screen with its real data once (`accessibility/screens.spec.ts`, and `journeys/roles.spec.ts` for administration).
 */
const atStop = (find: Finder): Finder => lengthOf({ short: (page) => arrived(page).then(() => []), full: find });
export const stopFindings = atStop(axeFindings);
export const stopFindingsInHighWindow = atStop(findingsInHighWindow);

/** What axe finds at once, and whether what stands for a page that is still to come was there before or after. */
function looked(page: Page, parts: string | undefined) {
  return page.evaluate(
    async ({ tags, parts, outline }) => {
      const { axe } = window as unknown as AxeWindow;
      const isOnItsWay = () => document.querySelector(outline) !== null;
      const before = isOnItsWay();
      // axe takes the colour of a text from here first, and the browser does not say there that colours are forced.
      const { getPropertyValue } = CSSStyleDeclaration.prototype;
      CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
        return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
      };
      // Passing checks are not listed one by one: naming each place takes longer than checking it.
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

/** By how much the page is wider than the screen. */
export function sidewards(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
