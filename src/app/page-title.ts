import { useEffect } from 'react';

/** The title of the window: what is shown, then the shop. */
export function showTitle(title: string): void {
  document.title = `${title} | Izbor`;
}

/** Titles the page after what it shows, a benefit's name say; null leaves the title of the route. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) showTitle(title);
  }, [title]);
}
