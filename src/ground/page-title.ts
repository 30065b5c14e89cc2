import { useEffect, useSyncExternalStore } from 'react';
import { makeNews } from '../api/news.ts';

// What the screens that are shown say of themselves, the innermost last; the title of the route where they say nothing.
let names: readonly { name: string }[] = [];
const [onNames, tellNames] = makeNews();

function change(next: typeof names): void {
  names = next;
  tellNames();
}

/** Titles the page after what it shows, a benefit's name say; null leaves the title of the route. */
export function usePageTitle(name: string | null): void {
  useEffect(() => {
    if (name === null) return;
    const own = { name };
    change([...names, own]);
    return () => change(names.filter((one) => one !== own));
  }, [name]);
}

/** What is shown now, for the window and for screen readers: the name of the thing, or of the route. */
export function useShownTitle(ofRoute: string): string {
  return useSyncExternalStore(onNames, innermost, innermost) ?? ofRoute;
}

const innermost = () => names.at(-1)?.name ?? null;
