import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#locales/texts.tsx';

/**
 * Whether frames are loaded. Not in tests: the stories in the frames have tests of their own, and each frame would load the
 * whole book once more; that both sides exchange messages is tested in one flow. Vitest runs stories outside Storybook, where
 * no frame can be loaded.
 */
export const hasFrames = () =>
  !('__vitest_browser__' in window) && !navigator.userAgent.includes('StorybookTestRunner');

const themeNow = () => document.documentElement.dataset.theme ?? 'light';

function onTheme(hear: () => void): () => void {
  const watcher = new MutationObserver(hear);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watcher.disconnect();
}

/** Storybook's globals for the address of another story, as set in the toolbar here. */
export function useGlobals(): string {
  return `language:${useLanguage()};theme:${useSyncExternalStore(onTheme, themeNow)}`;
}

/** Number of frames that load at a time: a dozen in parallel would freeze the page. */
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

/** Calls back when the story in a frame is rendered, which is long after the frame's load event, or shows that it cannot be. */
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
  /** Size of the story's own viewport, in CSS pixels. */
  size: { width: number; height: number };
  width: number;
}

/** A live story in a small frame, without interaction: loaded when it is visible and a slot is free. */
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
  // A frame that is removed while loading frees its slot.
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
