import { type ComponentType, createContext, lazy, useContext, useState } from 'react';
import { ChunkError, lazyPart } from './lazy-screen.tsx';

/** Draws what a part stands in again. What merely waits is drawn 300 ms after it began to wait at the earliest: so React keeps places of loading from flashing. */
export const DrawAgainContext = createContext(() => {});

/** A part of a screen that can be fetched ahead: once it is here it is rendered at once. */
export type LazyView<Props> = ComponentType<Props> & { prefetch: () => Promise<void> };

/** A part of a screen whose code comes when it is first rendered, within an OpenedPart or a ChunkBoundary. */
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
    // Kept, so that what is first rendered while its code loads is the same component once the code is here.
    const [Part] = useState(() => {
      made ??= make();
      if (!part()) fetch().then(again, () => {});
      return part() ?? made;
    });
    return <Part {...props} />;
  }
  return Object.assign(View, { prefetch });
}
