import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { bookReady, storyShown, viewportOf } from './story-in-page.ts';

/** A page of the built book that shows one story after the other, as a person who clicks through the sidebar sees them. */
export class BookPage {
  private readonly page: Page;
  private readonly url: string;
  private readonly desk: { width: number; height: number };
  private said: string[] = [];
  private file = '';

  private constructor(page: Page, url: string, desk: { width: number; height: number }) {
    this.page = page;
    this.url = url;
    this.desk = desk;
    page.on('console', (message) => {
      if (message.type() === 'error') this.said.push(`console.error: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', ({ message }) => this.said.push(`uncaught: ${message}`));
  }

  static async open(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<BookPage> {
    const desk = { width: 1200, height: 900 };
    // By this word Storybook ends animations instead of waiting for them.
    const userAgent = `Mozilla/5.0 Chrome/${browser.version()} StorybookTestRunner`;
    const context = await browser.newContext({ viewport: desk, userAgent, serviceWorkers: 'block', ...options });
    return new BookPage(await context.newPage(), url, desk);
  }

  /** Shows a story to the end of its play and its accessibility report; answers what went wrong. Stories of one file share a page. */
  async show(id: string, importPath: string): Promise<string[]> {
    if (importPath !== this.file) await this.turnTo(importPath);
    this.said = [];
    // The manager sizes the frame for a story that asks for a viewport; here is no manager.
    await this.page.setViewportSize((await this.page.evaluate(viewportOf, id)) ?? this.desk);
    const faults = await this.page.evaluate(storyShown, id);
    return [...faults, ...this.said];
  }

  close() {
    return this.page.context().close();
  }

  private async turnTo(importPath: string) {
    await this.page.goto(`${this.url}/iframe.html?viewMode=story`);
    await this.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await this.page.evaluate(bookReady);
    this.file = importPath;
  }
}
