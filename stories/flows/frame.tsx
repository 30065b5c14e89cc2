import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#locales/texts.tsx';

/**
 * A test of the desk looks at the desk: the stories in its frames have tests of their own, and each would load the whole
 * book once more. That both work and exchange messages is tested in one flow. Vitest runs stories outside Storybook, so there no frame can be filled.
 */
export const hasFrames = () =>
  !('__vitest_browser__' in window) && !navigator.userAgent.includes('StorybookTestRunner');

const themeNow = () => document.documentElement.dataset.theme ?? 'light';

function onTheme(hear: () => void): () => void {
  const watcher = new MutationObserver(hear);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watcher.disconnect();
}

/** Storybook's globals for the address of another story: as the toolbar has set them here. */
export function useGlobals(): string {
  return `language:${useLanguage()};theme:${useSyncExternalStore(onTheme, themeNow)}`;
}

/** Frames are filled two at a time: a dozen at once would stop the page. */
const TURNS = 2;
let taken = 0;
const waiting: (() => void)[] = [];

function askTurn(begin: () => void): () => void {
  const start = () => {
    taken += 1;
    begin();
  };
  if (taken < TURNS) start();
  else waiting.push(start);
  return () => {
    const place = waiting.indexOf(start);
    if (place >= 0) waiting.splice(place, 1);
  };
}

function giveTurn() {
  taken -= 1;
  waiting.shift()?.();
}

/** A frame is filled when the story in it is drawn, which is long after its page has come; or when it says that it cannot be. */
function onDrawn(frame: HTMLIFrameElement, hear: () => void): void {
  const body = frame.contentDocument?.body;
  const isDrawn = () => !body || /sb-show-(main|errordisplay|nopreview)/.test(body.className);
  if (!body || isDrawn()) {
    hear();
    return;
  }
  const watcher = new MutationObserver(() => {
    if (!isDrawn()) return;
    watcher.disconnect();
    hear();
  });
  watcher.observe(body, { attributeFilter: ['class'] });
}

interface ThumbnailProps {
  title: string;
  story: string;
  /** How large the story's own page is, in CSS pixels. */
  size: { width: number; height: number };
  width: number;
}

/** A story in a small frame, alive but not to be used: filled when it is in sight and has its turn. */
export function Thumbnail({ title, story, size, width }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const loading = useRef(false);
  const [filled, setFilled] = useState(false);
  const globals = useGlobals();
  useEffect(() => {
    const element = place.current;
    if (!element || filled || !hasFrames()) return;
    let forget = () => {};
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      forget = askTurn(() => {
        loading.current = true;
        setFilled(true);
      });
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      forget();
    };
  }, [filled]);
  const done = () => {
    if (loading.current) giveTurn();
    loading.current = false;
  };
  // A frame that is taken away before it is full gives its turn to the next one.
  useEffect(
    () => () => {
      if (loading.current) giveTurn();
    },
    [],
  );
  const scale = width / size.width;
  return (
    <div
      ref={place}
      inert
      aria-hidden
      className="overflow-hidden rounded-8 border border-line bg-surface"
      style={{ width, height: size.height * scale }}
    >
      {filled && (
        <iframe
          title={title}
          tabIndex={-1}
          onLoad={(event) => onDrawn(event.currentTarget, done)}
          src={`iframe.html?id=${story}&viewMode=story&globals=${globals};a11y.manual:!true`}
          className="origin-top-left border-0"
          style={{ ...size, scale: String(scale) }}
        />
      )}
    </div>
  );
}
