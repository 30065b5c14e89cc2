/** Parts of Storybook's window that the tests use. */
interface BookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, hear: (told: never) => void) => void;
    off: (event: string, hear: (told: never) => void) => void;
    emit: (event: string, told: unknown) => void;
    transports: unknown[];
  };
  /** Whether Storybook's highlight module has been set up. */
  __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean;
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory: (wanted: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string }; theme?: string };
        parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
      }>;
    };
  };
}

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[] }[];
}

export interface Size {
  width: number;
  height: number;
}

/** Size and theme that a story is made for; null where the toolbar decides. */
export interface Made {
  size: Size | null;
  theme: string | null;
}

/** In the page: the size and theme that stories are made for. */
export function madeFor(storyIds: string[]): Promise<Made[]> {
  const { storyStoreValue } = (window as unknown as BookWindow).__STORYBOOK_PREVIEW__;
  return Promise.all(
    storyIds.map(async (storyId) => {
      const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
      const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
      return {
        size: styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null,
        theme: storyGlobals.theme ?? null,
      };
    }),
  );
}

/** In the page: whether Storybook has loaded its index of stories. */
export const bookReady = () =>
  Boolean((window as unknown as Partial<BookWindow>).__STORYBOOK_PREVIEW__?.storyStoreValue);

/**
 * In the page, before Storybook: turns off its highlights, which nothing here uses; watching every change for them took a fifteenth of the
 * time.
 */
export function withoutMarks(): void {
  (window as unknown as BookWindow).__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
}

/**
 * In the page, before Storybook: removes the preload hint of a file once the file is loaded. A file of stories has a dozen, and axe would
 * go through those of all files shown so far: half of all the elements it met.
 */
export function withoutHints(): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') target.remove();
    },
    { capture: true },
  );
}

/** In the page: removes the channel's transports; without a manager Storybook would store all messages for one for ever. */
export function alone(): void {
  (window as unknown as BookWindow).__STORYBOOK_ADDONS_CHANNEL__.transports.length = 0;
  // The skeletons shown while a story loads are never visible here, and were a quarter of the elements that axe goes through.
  for (const outline of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs')) outline.replaceChildren();
}

/** In the page: sets toolbar values. */
export function setGlobals(globals: Record<string, unknown>): void {
  (window as unknown as BookWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
}

/** In the page: sets toolbar values and waits until the shown story is redrawn with them. */
export function drawnAgain({ storyId, globals }: { storyId: string; globals: Record<string, unknown> }): Promise<void> {
  const channel = (window as unknown as BookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const end = (told: { storyId: string }) => {
      // A story in a frame of the page sends events too.
      if (told.storyId !== storyId) return;
      channel.off('storyFinished', end as (told: never) => void);
      resolve();
    };
    channel.on('storyFinished', end as (told: never) => void);
    channel.emit('updateGlobals', { globals });
  });
}

interface Asked {
  storyId: string;
  /** Whether the same story is to be restarted. */
  again: boolean;
  /** Width that the page was given; it may take effect a frame later. */
  width: number;
}

/** A finished story. */
export interface Shown {
  /** Faults, one sentence each. */
  faults: string[];
  language: string;
}

/** In the page: opens a story and waits for its result. */
export async function storyShown({ storyId, again, width }: Asked): Promise<Shown> {
  while (window.innerWidth !== width) await new Promise((resolve) => requestAnimationFrame(resolve));
  const channel = (window as unknown as BookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  const faults: string[] = [];
  const sentence = (error: { message?: string; stack?: string; description?: string }) =>
    [error.message, error.description].filter(Boolean).join(': ');
  let playing = false;
  const hearers: Record<string, (told: never) => void> = {
    storyRenderPhaseChanged: ({ newPhase, storyId: told }: { newPhase: string; storyId: string }) => {
      // A story in a frame of the page sends events too.
      if (told !== storyId) return;
      if (newPhase === 'playing') playing = true;
      if (newPhase === 'played' || newPhase === 'errored') playing = false;
    },
    playFunctionThrewException: (error: { message: string }) => faults.push(`play: ${sentence(error)}`),
    unhandledErrorsWhilePlaying: (errors: { message: string }[]) =>
      faults.push(...errors.map((error) => `unhandled: ${sentence(error)}`)),
    storyThrewException: (error: { message: string }) => faults.push(`render: ${sentence(error)}`),
    storyErrored: (error: { description: string }) => faults.push(`render: ${sentence(error)}`),
    storyMissing: () => faults.push('there is no such story'),
  };
  return new Promise((resolve) => {
    const end = (told: {
      storyId: string;
      reporters: { type: string; status: string; result: { violations?: Violation[]; error?: Error } }[];
    }) => {
      // A story that is rendered again during its play also sends the finished event.
      if (told.storyId !== storyId || playing) return;
      for (const { type, status, result } of told.reporters) {
        if (status !== 'failed') continue;
        const lines = result.violations?.map(
          ({ id, help, nodes }) =>
            `${type}: ${id}, ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        );
        faults.push(...(lines ?? [`${type}: ${result.error?.message}`]));
      }
      for (const [event, hear] of Object.entries(hearers)) channel.off(event, hear);
      channel.off('storyFinished', end as (told: never) => void);
      resolve({ faults, language: document.documentElement.lang });
    };
    for (const [event, hear] of Object.entries(hearers)) channel.on(event, hear);
    channel.on('storyFinished', end as (told: never) => void);
    if (again) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** In the page: opens a page of the book. */
export function pageShown(storyId: string): void {
  const channel = (window as unknown as BookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
}

interface AxeWindow {
  axe: {
    setup: (root: Document) => void;
    teardown: () => void;
    commons: { dom: { isVisibleOnScreen: (part: Element) => boolean } };
  };
}

/** In the page, after axe has run: the number of texts within a part that axe saw, and the texts that it did not see. */
export function textsForAxe(within: string): { seen: number; unseen: string[] } {
  const { axe } = window as unknown as AxeWindow;
  const isText = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && nodeValue?.trim();
  const texts = [...document.querySelectorAll(`:is(${within}) :not(.sr-only)`)].filter(({ childNodes }) =>
    [...childNodes].some(isText),
  );
  axe.setup(document);
  const unseen = texts.filter((part) => !axe.commons.dom.isVisibleOnScreen(part));
  axe.teardown();
  return { seen: texts.length - unseen.length, unseen: unseen.map(({ textContent }) => textContent) };
}
