import { type ComponentType, use } from 'react';

/** Spec 9: a chunk that takes longer raises a load error. Milliseconds. */
export const CHUNK_TIME_LIMIT = 120_000;

/** The code of a screen could not be loaded; `forget` makes the next try ask again. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('The screen could not be loaded', { cause });
    this.forget = forget;
  }
}

/** A screen whose code comes when it is wanted. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Fetches the code ahead, on hover or focus of a link to it; fails silently. */
  prefetch: () => void;
}

/** Splits a screen off. A failed load stays failed until it is forgotten: drawing again must not ask again by itself. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined;

  const forget = () => {
    loading = undefined;
  };
  const start = () => {
    loading ??= settling(withinLimit(load()).catch((cause) => Promise.reject(new ChunkError(cause, forget))));
    return loading;
  };

  return {
    Screen: function Screen() {
      const Component = use(start());
      return <Component />;
    },
    prefetch: () => {
      start().catch(forget);
    },
  };
}

/** Marks a promise for React once it is fulfilled: it is then read at once, instead of suspending for a moment. */
function settling<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

function withinLimit<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long')), CHUNK_TIME_LIMIT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
