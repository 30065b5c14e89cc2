import { useEffect, useSyncExternalStore } from 'react';
import { makeEmitter } from '../api/emitter.ts';

// Titles set by the screens that are shown, the innermost last; without any, the title of the route is used.
let names: readonly { name: string }[] = [];
const [onNames, tellNames] = makeEmitter();

function change(next: typeof names): void {
  names = next;
  tellNames();
}

/** Sets the title of the page, such as a benefit's name; null leaves the title of the route. */
export function usePageTitle(name: string | null): void {
  useEffect(() => {
    if (name === null) return;
    const own = { name };
    change([...names, own]);
    return () => change(names.filter((one) => one !== own));
  }, [name]);
}

/** The current title, for the window and for screen readers: the one set by usePageTitle, or that of the route. */
export function useShownTitle(ofRoute: string): string {
  return useSyncExternalStore(onNames, innermost, innermost) ?? ofRoute;
}

const innermost = () => names.at(-1)?.name ?? null;
