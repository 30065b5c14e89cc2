import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeWindow {
  axe: {
    run(
      options: unknown,
    ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>;
  };
}

/** What axe finds on the page as it is now, one line for each place; empty when all is well. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as AxeWindow;
    const { violations } = await axe.run({ runOnly: tags });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary.split('\n')[1]?.trim()}`,
      ),
    );
  }, TAGS);
}
