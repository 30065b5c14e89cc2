import type { Browser } from '@playwright/test';
import { BookPage } from './book-page.ts';

export const THEMES = ['light', 'dark'] as const;
/** The narrowest phone that the shop is designed for, and a desk. */
export const DEVICES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 860 } } as const;

/** Wide enough for the widest table of the book. */
const SIZES = { ...DEVICES, wall: { width: 2400, height: 900 } } as const;

export type Theme = (typeof THEMES)[number];
export type Device = keyof typeof DEVICES;

/** Theme, device and colours of a picture. */
export interface Shot {
  theme: Theme;
  device: keyof typeof SIZES;
  /** Forced colours (Windows contrast themes): only the browser can turn them on, not the page. */
  forced?: true;
}

/** Takes pictures of stories of the built book: own fonts, fixed time, no motion, no network, a window as high as the page. */
export class Camera {
  private readonly browser: Browser;
  private readonly url: string;
  /** Pages by whether colours are forced: that is set when the book is opened, so each needs a page of its own. */
  private readonly pages = new Map<boolean, Promise<BookPage>>();
  /** The story and theme that each page shows now. */
  private readonly stands = new Map<BookPage, { story: string; theme: Theme }>();

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.url = url;
  }

  /**
   * The pictures of a story; one that is made for a theme or a width is taken only there. Ordered so that little changes between two
   * pictures: another theme is set on the drawn story, another width restarts it.
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

  /** Takes a picture of a story after its play, from top to bottom. */
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
        // Pictures are compared by eye; axe runs elsewhere.
        globals: { a11y: { manual: true } },
        context: { reducedMotion: 'reduce', forcedColors: forced ? 'active' : 'none' },
        now: new Date('2026-11-22T09:00:00Z'),
        drawn: true,
      });
    this.pages.set(forced, page);
    return page;
  }
}
