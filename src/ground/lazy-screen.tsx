import type { ComponentType } from 'react';

/** specification.md 9: a chunk that takes longer raises a load error. Milliseconds. */
export const CHUNK_TIME_LIMIT = 120_000;

/** Without a network and a service worker the code was not even requested. */
class NotAskedError extends Error {
  override readonly name = 'NotAskedError';
}

/** The code of a screen could not be loaded; after `forget` the next try requests it again. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The screen could not be loaded', { cause });
    this.forget = forget;
  }

  /** Whether it failed offline and the network is back. */
  get isOver(): boolean {
    return this.cause instanceof NotAskedError && navigator.onLine;
  }
}

/** A part of the app whose code is loaded on demand. */
export interface LazyPart<Part> {
  /** Returns the part during rendering; suspends until it is loaded. */
  read: () => Part;
  /** The part, if it is loaded. */
  part: () => Part | undefined;
  /** Loads the part; fails with a ChunkError. */
  fetch: () => Promise<Part>;
  /** Loads the part ahead of use; resolves in any case, also when that failed. */
  prefetch: () => Promise<void>;
}

/** Splits a part off. A failed load stays failed until `forget` is called: a mere rerendering must not request it again. */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loading: Promise<Part> | undefined;
  let loaded: Part | undefined;
  let failed: ChunkError | undefined;

  const forget = () => {
    loading = undefined;
    failed = undefined;
  };
  const begin = async () => {
    try {
      loaded = await withinLimit(fetchable(load));
      return loaded;
    } catch (cause) {
      failed = new ChunkError(cause, forget);
      throw failed;
    }
  };
  const start = () => {
    loading ??= begin();
    return loading;
  };

  return {
    // The promise is thrown, as React's `lazy` does, so that loaded code renders immediately: a component that once suspended
    // by `use` must call it each time, and suspends for a moment even for a settled promise.
    read: () => {
      if (loaded) return loaded;
      throw failed ?? start();
    },
    part: () => loaded,
    fetch: start,
    prefetch: () => start().then(() => {}, forget),
  };
}

/** A screen whose code is loaded on demand, or ahead by `prefetch` (a link to it is hovered or focused). */
export interface LazyScreen {
  Screen: ComponentType;
  prefetch: () => Promise<void>;
}

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  const { read, prefetch } = lazyPart(load);
  return {
    prefetch,
    Screen: function Screen() {
      const Component = read();
      return <Component />;
    },
  };
}

// A browser never requests a module again that it once failed to load, so without a network the import is not even tried,
// unless a service worker, which has all of them, controls the page.
async function fetchable<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) throw new NotAskedError('There is no network');
  return load();
}

function withinLimit<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long')), CHUNK_TIME_LIMIT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
