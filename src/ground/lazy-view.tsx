import { type ComponentType, createContext, lazy, useContext, useState } from 'react';
import { ChunkError, lazyPart } from './lazy-screen.tsx';

/**
 * Rerenders the component around a lazy part. Suspense would show loaded code only 300 ms after it began to wait at the
 * earliest: React throttles fallbacks so that they do not flash.
 */
export const DrawAgainContext = createContext(() => {});

/** A part of a screen that can be loaded ahead: once loaded it renders immediately. */
export type LazyView<Props> = ComponentType<Props> & { prefetch: () => Promise<void> };

/** A part of a screen whose code is loaded when it is first rendered, within an OpenedPart or a ChunkBoundary. */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  const { fetch, part, prefetch } = lazyPart(load);
  let made: ComponentType<Props> | undefined;
  const refuse = ({ cause, forget }: ChunkError): never => {
    throw new ChunkError(cause, () => {
      forget();
      made = undefined;
    });
  };
  const make = () => lazy(async () => ({ default: await fetch().catch(refuse) })) as unknown as ComponentType<Props>;
  function View(props: Props) {
    const again = useContext(DrawAgainContext);
    // Held in state, so that a part first rendered while its code loads stays the same component once it is loaded.
    const [Part] = useState(() => {
      made ??= make();
      if (!part()) fetch().then(again, () => {});
      return part() ?? made;
    });
    return <Part {...props} />;
  }
  return Object.assign(View, { prefetch });
}
