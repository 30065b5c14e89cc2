import type { ComponentType } from 'react';

/** specification.md 9: a chunk that takes longer raises a load error. Milliseconds. */
export const CHUNK_TIME_LIMIT = 120_000;

/** There was no network, so nobody was asked for the code. */
class NotAskedError extends Error {
  override readonly name = 'NotAskedError';
}

/** The code of a screen could not be loaded; `forget` makes the next try ask again. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The screen could not be loaded', { cause });
    this.forget = forget;
  }

  /** Whether it failed for want of a network that is there by now. */
  get isOver(): boolean {
    return this.cause instanceof NotAskedError && navigator.onLine;
  }
}

/** Code that comes when it is wanted. */
export interface LazyPart<Part> {
  /** Reads the part while a component renders; suspends until it is here. */
  read: () => Part;
  /** The part, if it is here already. */
  part: () => Part | undefined;
  /** Loads the part; fails with a ChunkError. */
  fetch: () => Promise<Part>;
  /** Fetches it ahead; fails silently. Fulfilled once it is here. */
  prefetch: () => Promise<void>;
}

/** Splits a part off. A failed load stays failed until it is forgotten: rendering again must not ask again by itself. */
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
    // What is here is rendered at once, so the promise is thrown, as React's `lazy` does: a component that once suspended by
    // `use` must call it each time, and waits for a moment even for what is here.
    read: () => {
      if (loaded) return loaded;
      throw failed ?? start();
    },
    part: () => loaded,
    fetch: start,
    prefetch: () => start().then(() => {}, forget),
  };
}

/** A screen whose code comes when it is wanted, on hover or focus of a link to it at the latest. */
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

// A browser never asks again for a module that it once failed to load: without a network it is not even tried. The
// service worker has all of them.
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
