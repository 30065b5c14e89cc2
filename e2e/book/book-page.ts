import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from '@playwright/test';
import { storiesByFile } from './index-of-book.ts';
import { freedFromWindow, heightOfStill } from './still-page.ts';
import {
  alone,
  bookReady,
  drawnAgain,
  type Made,
  madeFor,
  type Shown,
  type Size,
  setGlobals,
  storyShown,
  withoutHints,
  withoutMarks,
} from './story-in-page.ts';

const DESK = { width: 1200, height: 900 };

/** Number of files after which a page is reloaded: stories leave only used memory behind, and a reload takes as long as a dozen of them. */
const FILES_OF_A_PAGE = 45;

/**
 * Highest number of times that the window is enlarged to the page's height: most pages grow once, one that loads more in sight more often.
 */
const MOST_GROWTHS = 5;

/** Scale at which an unphotographed page is drawn: layout is measured as usual, and painting costs next to nothing. */
const DOT = 0.01;

const storiesOf = (importPath: string) => (storiesByFile().get(importPath) ?? []).map(({ id }) => id);

export interface BookOptions {
  /** Values of Storybook's toolbars. */
  globals?: Record<string, unknown>;
  context?: BrowserContextOptions;
  /** Fixed time of the page's clock; without it the clock runs. */
  now?: Date;
  /** Whether pictures of the page are taken. */
  drawn?: boolean;
}

/** A page of the built book that shows one story after the other, like a person who clicks through the sidebar. */
export class BookPage {
  private readonly page: Page;
  private readonly address: string;
  private globals: Record<string, unknown>;
  private said: string[] = [];
  private file = '';
  private files = 0;
  private shown = '';
  private size: Size = DESK;
  /** Size and theme that each story of the current file is made for. */
  private made: ReadonlyMap<string, Made> = new Map();
  /** Requests of the page that are not finished. */
  private readonly underWay = new Set<Request>();
  /** DevTools session that sets the size of an unphotographed page; null when pictures are taken. */
  private readonly unseen: CDPSession | null;

  private constructor(page: Page, address: string, globals: Record<string, unknown>, unseen: CDPSession | null) {
    this.page = page;
    this.unseen = unseen;
    this.address = address;
    this.globals = globals;
    page.on('console', (message) => {
      if (message.type() === 'error') this.said.push(`console.error: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', ({ message }) => this.said.push(`uncaught: ${message}`));
    page.on('request', (request) => this.underWay.add(request));
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  static async open(browser: Browser, url: string, { globals = {}, context, now, drawn }: BookOptions = {}) {
    // Storybook recognises this user agent and finishes animations immediately instead of waiting for them.
    const userAgent = `Mozilla/5.0 Chrome/${browser.version()} StorybookTestRunner`;
    const opened = await browser.newContext({ viewport: DESK, userAgent, serviceWorkers: 'block', ...context });
    if (now) await opened.clock.setFixedTime(now);
    await opened.addInitScript(withoutMarks);
    await opened.addInitScript(withoutHints);
    const page = await opened.newPage();
    const unseen = drawn ? null : await opened.newCDPSession(page);
    if (unseen) await tellSize(unseen, DESK);
    const book = new BookPage(page, `${url}/iframe.html?viewMode=story`, globals, unseen);
    // axe checks the whole page, while a picture shows only what is in sight.
    if (!drawn) await page.exposeFunction('growWindow', (by: number) => book.grow(by));
    return book;
  }

  /** Shows a story until its play and its accessibility report are finished; returns its faults and its language. */
  async show(id: string, importPath: string, size?: Size): Promise<Shown> {
    const { size: own } = await this.madeFor(id, importPath);
    this.said = [];
    // Storybook's manager would size the frame for a story that asks for a viewport; there is no manager here.
    await this.resize(size ?? own ?? DESK);
    const { width } = this.size;
    const { faults, language } = await this.page.evaluate(storyShown, { storyId: id, again: id === this.shown, width });
    this.shown = id;
    return { faults: [...faults, ...this.said], language };
  }

  /** Changes toolbar values: the shown story is redrawn in its current state, not restarted. */
  async turn(globals: Record<string, unknown>): Promise<void> {
    this.globals = { ...this.globals, ...globals };
    if (this.shown) await this.page.evaluate(drawnAgain, { storyId: this.shown, globals });
    else if (this.file) await this.page.evaluate(setGlobals, globals);
  }

  /** Size and theme that a story is made for, independent of the toolbar. */
  async madeFor(id: string, importPath: string): Promise<Made> {
    await this.turnTo(importPath);
    return this.made.get(id) ?? { size: null, theme: null };
  }

  /** Calls a function with the page as it is shown. */
  look<Seen>(at: (page: Page) => Promise<Seen>): Promise<Seen> {
    return at(this.page);
  }

  /**
   * Calls a function with the whole page once nothing loads or moves any more, in a window as high as the page: nothing is out of sight,
   * and sticky parts stand at the page's own edge.
   */
  async lookAtWhole<Seen>(size: Size, at: (page: Page) => Promise<Seen>): Promise<Seen> {
    let height = size.height;
    for (let growth = 0; growth < MOST_GROWTHS; growth += 1) {
      const whole = await this.heightOfStill(size.height, height);
      if (whole <= height) break;
      height = whole;
      await this.resize({ width: size.width, height });
    }
    const seen = await at(this.page);
    // The story is redrawn next in the window that it was opened in.
    await this.resize(size);
    return seen;
  }

  // A part that loads late may change the height measured so far.
  private async heightOfStill(deviceHeight: number, windowHeight: number): Promise<number> {
    let height: number;
    do {
      await this.page.evaluate(freedFromWindow, deviceHeight);
      height = await this.page.evaluate(heightOfStill, windowHeight);
    } while (this.underWay.size > 0);
    return height;
  }

  close() {
    return this.page.context().close();
  }

  // Files share a page, as for a person who clicks from one to the next: loading the book takes longer than most stories.
  private async turnTo(importPath: string) {
    if (importPath === this.file) return;
    this.file = importPath;
    if (this.files % FILES_OF_A_PAGE === 0) await this.begin();
    this.files += 1;
    const ids = storiesOf(importPath);
    // One call for all stories of a file: a call to the page takes as long as drawing a small story.
    const made = await this.page.evaluate(madeFor, ids);
    this.made = new Map(ids.map((id, place) => [id, made[place] as Made]));
  }

  private grow(by: number) {
    return this.resize({ width: this.size.width, height: this.size.height + by });
  }

  // Setting the same size again would cause another layout.
  private async resize(size: Size) {
    if (size.width === this.size.width && size.height === this.size.height) return;
    if (this.unseen) await tellSize(this.unseen, size);
    else await this.page.setViewportSize(size);
    this.size = size;
  }

  private async begin() {
    await this.page.goto(this.address);
    await this.page.waitForFunction(bookReady);
    await this.page.evaluate(alone);
    // Storybook ignores globals in an address without a story.
    await this.page.evaluate(setGlobals, this.globals);
    this.files = 0;
    this.shown = '';
  }
}

/** Emulates the size of a device at a scale where almost nothing is painted. */
const tellSize = (page: CDPSession, { width, height }: Size) =>
  page.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: false,
    scale: DOT,
  });
