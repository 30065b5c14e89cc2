import type { BrowserContext, Page } from '@playwright/test';

/** The pages that a worker keeps, each for the tests of one kind against one shop. */
export class KeptPages {
  readonly #pages = new Map<string, Page>();

  /** The page of the tests of a kind, made by the first of them. */
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
