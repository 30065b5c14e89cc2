import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useShownTitle } from '../ground/page-title.ts';
import { useRoute } from './route-context.ts';
import { linkFinder, rememberLink, rememberPlace, restorePlace, scrollToStart } from './scroll-memory.ts';

/** Milliseconds to wait for the heading of a page whose code or data is still coming. */
const HEADING_PATIENCE = 5000;

/** Does for pages rendered by script what browsers do when a page is loaded: title, scroll position, focus. */
export function NavigationEffects() {
  const t = useTexts(appTexts);
  const { pathname, search, hash, key } = useLocation();
  const title = useShownTitle(t(`title.${useRoute().title}`));
  useEffect(() => {
    document.title = `${title} | Izbor`;
  }, [title]);
  // The next page of a table is read from its top, as another screen is.
  const page = new URLSearchParams(search).get('page') ?? '1';
  useScroll(`${pathname}?${page}`, hash, key);
  useNextPage(pathname, page);
  useLinkMemory(key);
  const opened = useFocus(pathname, t('opened', { title }), key);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {opened}
    </p>
  );
}

function useScroll(page: string, hash: string, key: string) {
  const back = useNavigationType() === 'POP';
  const shown = useRef(page);
  // Changed together with the page: a browser that finds the next one shorter scrolls before an effect would.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => rememberPlace(key);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
  useEffect(() => {
    const samePage = shown.current === page;
    shown.current = page;
    if (back) return restorePlace(key);
    // A filter in the address is not a new page: the list decides about the scroll position.
    if (!samePage || hash) scrollToStart(hash);
  }, [page, hash, key, back]);
}

/**
 * Moves the focus to the heading of an opened page, and after going back to the link by which the page was left. Returns the announcement
 * of the page once its heading is rendered, in the language of that moment.
 */
function useFocus(pathname: string, said: string, key: string): string {
  const [opened, setOpened] = useState('');
  const newest = useEffectEvent(() => said);
  const back = useNavigationType() === 'POP';
  const finderOfLeft = useEffectEvent(() => (back ? linkFinder(key) : () => null));
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Announced once the page is rendered, because only then its contents are known.
    setOpened('');
    // Before the heading has the focus, and is what this entry would be left by.
    const findLeft = finderOfLeft();
    const hands = watchHands();
    const stops = [
      hands.stop,
      whenThere(
        () => document.querySelector<HTMLElement>('main h1'),
        (heading) => {
          if (!hands.haveGoneOn()) focusForReading(heading);
          // Announced after the heading is rendered. A search typed later does not announce the page again.
          requestAnimationFrame(() => setOpened(newest()));
        },
      ),
      whenThere(findLeft, (link) => {
        // Only if the focus has not moved from the heading since.
        if (document.activeElement?.matches('h1, body')) link.focus({ preventScroll: true });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname]);
  return opened;
}

/** Remembers by which link an entry of the history is left. */
function useLinkMemory(key: string) {
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => rememberLink(key, target);
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, [key]);
}

/** The next page of a table is read from its first row: its table has the focus, and is in sight. */
function useNextPage(pathname: string, page: string) {
  const shown = useRef({ pathname, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, page };
    if (before.pathname !== pathname || before.page === page) return;
    // A filter that goes back to the first page keeps the focus.
    if (!document.activeElement?.matches('body, [data-pager] *')) return;
    return whenThere(() => document.querySelector<HTMLElement>('main [data-pages]'), focusOnPages);
  }, [pathname, page]);
}

function focusOnPages(list: HTMLElement) {
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'start' });
}

/** Whether the person has moved the focus since, for example into the search above a page that is still loading. */
function watchHands() {
  let haveMoved = false;
  const move = () => {
    haveMoved = true;
  };
  const kinds = ['keydown', 'pointerdown'] as const;
  for (const kind of kinds) addEventListener(kind, move, true);
  return {
    haveGoneOn: () => haveMoved && !document.activeElement?.matches('body, main'),
    stop: () => {
      for (const kind of kinds) removeEventListener(kind, move, true);
    },
  };
}

function focusForReading(heading: HTMLElement) {
  // A field that the page itself put the focus into keeps it.
  if (document.activeElement?.closest('main *')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function whenThere<T>(find: () => T | null, then: (found: T) => void): () => void {
  const attempt = () => {
    const found = find();
    if (!found) return;
    stop();
    then(found);
  };
  const watch = new MutationObserver(attempt);
  const timer = setTimeout(() => stop(), HEADING_PATIENCE);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  attempt();
  return stop;
}
