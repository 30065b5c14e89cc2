import type { BrowserContext, Page, WorkerFixture } from '@playwright/test';

/** The shared pages of a worker, one for each kind of test and shop. */
export class KeptPages {
  readonly #pages = new Map<string, Page>();

  /** The page for a kind of test, opened by the first of them. */
  async of(key: string, open: () => Promise<BrowserContext>): Promise<Page> {
    const page = this.#pages.get(key) ?? (await (await open()).newPage());
    this.#pages.set(key, page);
    return page;
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close();
    this.#pages.clear();
  }
}

/** Shared for the lifetime of a worker. */
export const keptPages: [WorkerFixture<KeptPages, object>, { scope: 'worker' }] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  async ({}, use) => {
    const pages = new KeptPages();
    await use(pages);
    await pages.close();
  },
  { scope: 'worker' },
];
