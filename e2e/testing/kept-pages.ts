import type { BrowserContext, Page } from '@playwright/test';

/** The pages that a worker keeps, each for the tests of one file against one shop. */
export class KeptPages {
  #key = '';
  #page: Page | undefined;

  /** The page of the tests of a file, made by the first of them. */
  async of(key: string, open: () => Promise<BrowserContext>): Promise<Page> {
    if (key !== this.#key || !this.#page) {
      await this.close();
      this.#page = await (await open()).newPage();
      this.#key = key;
    }
    return this.#page;
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
  }
}
