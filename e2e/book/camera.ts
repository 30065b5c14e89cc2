import type { Browser } from '@playwright/test';
import { BookPage } from './book-page.ts';

export const THEMES = ['light', 'dark'] as const;
/** The narrowest phone that the shop is drawn for, and a desk. */
export const DEVICES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 860 } } as const;

/** Wide enough for the widest table of the book. */
const SIZES = { ...DEVICES, wall: { width: 2400, height: 900 } } as const;

export type Theme = (typeof THEMES)[number];
export type Device = keyof typeof DEVICES;

/** How a picture is taken. */
export interface Shot {
  theme: Theme;
  device: keyof typeof SIZES;
  /** In a person's own few colours (Windows contrast themes): no page can put itself in them, a browser can. */
  forced?: true;
}

/** Photographs stories of the built book: own fonts, time that stands still, no motion, no network, a window as high as the page. */
export class Camera {
  private readonly browser: Browser;
  private readonly url: string;
  /** Forced colours are set when the book is opened: they have a page of their own. */
  private readonly pages = new Map<boolean, Promise<BookPage>>();
  /** What stands before the camera. */
  private readonly stands = new Map<BookPage, { story: string; theme: Theme }>();

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.url = url;
  }

  /**
   * The pictures that a story has: one that is made for a theme or a width is not taken in another. In an order in which
   * as little as may be changes from one to the next: a theme is turned where the story stands, at another width it
   * begins again.
   */
  async shotsOf(id: string, importPath: string): Promise<Shot[]> {
    const page = await this.page();
    const { theme, size } = await page.madeFor(id, importPath);
    const fits = (device: Device) => !size || size.width < 600 === (device === 'phone');
    const now = this.stands.get(page)?.theme ?? 'light';
    const there = [now, ...THEMES.filter((one) => one !== now)].filter((one) => !theme || theme === one);
    return (Object.keys(DEVICES) as Device[])
      .filter(fits)
      .flatMap((device, place) => (place === 0 ? there : there.toReversed()).map((one) => ({ theme: one, device })));
  }

  /** A story as it stands after its play, from its top to its end. */
  async take(
    id: string,
    importPath: string,
    { theme, device, forced }: Shot,
    type: 'png' | 'jpeg' = 'png',
  ): Promise<Buffer> {
    const book = await this.page(forced);
    const story = `${id} ${device}`;
    const before = this.stands.get(book);
    const size = SIZES[device];
    if (before?.theme !== theme) await book.turn({ theme });
    if (before?.story !== story) await book.show(id, importPath, size);
    this.stands.set(book, { story, theme });
    return await book.lookAtWhole(size, (page) =>
      page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
        type,
        ...(type === 'jpeg' && { quality: 50 }),
      }),
    );
  }

  async close() {
    const pages = [...this.pages.values()];
    this.pages.clear();
    for (const page of pages) await (await page).close();
  }

  private page(forced = false): Promise<BookPage> {
    const page =
      this.pages.get(forced) ??
      BookPage.open(this.browser, this.url, {
        // A picture is looked over by eye: axe has its own turn.
        globals: { a11y: { manual: true } },
        context: { reducedMotion: 'reduce', forcedColors: forced ? 'active' : 'none' },
        now: new Date('2026-11-22T09:00:00Z'),
        drawn: true,
      });
    this.pages.set(forced, page);
    return page;
  }
}
