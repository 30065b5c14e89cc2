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

/** After so many files a page begins anew: what stories leave behind is memory only, and to begin takes as long as a dozen of them. */
const FILES_OF_A_PAGE = 45;

/** How often a page is looked at in a window that has grown to its height: most grow once, a page that loads more in sight more often. */
const MOST_GROWTHS = 5;

/** A page that nobody looks at is drawn so small: what measures itself measures as ever, and the screen takes next to nothing. */
const DOT = 0.01;

const storiesOf = (importPath: string) => (storiesByFile().get(importPath) ?? []).map(({ id }) => id);

export interface BookOptions {
  /** What the toolbars are set to. */
  globals?: Record<string, unknown>;
  context?: BrowserContextOptions;
  /** The time that stands still; else it goes on as ever. */
  now?: Date;
  /** Whether pictures are taken of it. */
  drawn?: boolean;
}

/** A page of the built book that shows one story after the other, as a person who clicks through the sidebar sees them. */
export class BookPage {
  private readonly page: Page;
  private readonly address: string;
  private globals: Record<string, unknown>;
  private said: string[] = [];
  private file = '';
  private files = 0;
  private shown = '';
  private size: Size = DESK;
  /** What the stories of the file are made for. */
  private made: ReadonlyMap<string, Made> = new Map();
  /** What the page has asked for and does not have yet. */
  private readonly underWay = new Set<Request>();
  /** Where one that nobody looks at is told its size. */
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
    // By this word Storybook ends animations instead of waiting for them.
    const userAgent = `Mozilla/5.0 Chrome/${browser.version()} StorybookTestRunner`;
    const opened = await browser.newContext({ viewport: DESK, userAgent, serviceWorkers: 'block', ...context });
    if (now) await opened.clock.setFixedTime(now);
    await opened.addInitScript(withoutMarks);
    await opened.addInitScript(withoutHints);
    const page = await opened.newPage();
    const unseen = drawn ? null : await opened.newCDPSession(page);
    if (unseen) await tellSize(unseen, DESK);
    const book = new BookPage(page, `${url}/iframe.html?viewMode=story`, globals, unseen);
    // A picture is taken of what is in sight, and axe looks at all.
    if (!drawn) await page.exposeFunction('growWindow', (by: number) => book.grow(by));
    return book;
  }

  /** Shows a story to the end of its play and its accessibility report; answers what went wrong, and in which language it is. */
  async show(id: string, importPath: string, size?: Size): Promise<Shown> {
    const { size: own } = await this.madeFor(id, importPath);
    this.said = [];
    // The manager sizes the frame for a story that asks for a viewport; here is no manager.
    await this.resize(size ?? own ?? DESK);
    const { width } = this.size;
    const { faults, language } = await this.page.evaluate(storyShown, { storyId: id, again: id === this.shown, width });
    this.shown = id;
    return { faults: [...faults, ...this.said], language };
  }

  /** Turns a toolbar: what is shown is drawn again as it stands, and does not begin anew. */
  async turn(globals: Record<string, unknown>): Promise<void> {
    this.globals = { ...this.globals, ...globals };
    if (this.shown) await this.page.evaluate(drawnAgain, { storyId: this.shown, globals });
    else if (this.file) await this.page.evaluate(setGlobals, globals);
  }

  /** What a story is made for, whatever the toolbar says. */
  async madeFor(id: string, importPath: string): Promise<Made> {
    await this.turnTo(importPath);
    return this.made.get(id) ?? { size: null, theme: null };
  }

  /** Does something with what is shown. */
  look<Seen>(at: (page: Page) => Promise<Seen>): Promise<Seen> {
    return at(this.page);
  }

  /**
   * Does something with all of what is shown at once, when nothing is to come or to move any more: in a window as high as
   * the page. There nothing is out of sight, and what sticks to an edge stands at the page's own.
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
    // What is turned next is drawn again in the window that it was opened in.
    await this.resize(size);
    return seen;
  }

  // A part that is asked for may change all that has been seen.
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

  // Files share a page as they do when a person clicks from one to the next: to load the book takes longer than most stories.
  private async turnTo(importPath: string) {
    if (importPath === this.file) return;
    this.file = importPath;
    if (this.files % FILES_OF_A_PAGE === 0) await this.begin();
    this.files += 1;
    const ids = storiesOf(importPath);
    // One question for a file: to ask a page takes as long as to draw a small story.
    const made = await this.page.evaluate(madeFor, ids);
    this.made = new Map(ids.map((id, place) => [id, made[place] as Made]));
  }

  private grow(by: number) {
    return this.resize({ width: this.size.width, height: this.size.height + by });
  }

  // To tell a page its size again has it laid out again.
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
    // An address without a story takes no globals.
    await this.page.evaluate(setGlobals, this.globals);
    this.files = 0;
    this.shown = '';
  }
}

/** Gives a page the size of a device, and next to nothing to draw. */
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
