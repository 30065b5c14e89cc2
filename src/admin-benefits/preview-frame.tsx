import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#contract/language/language.ts';
import { languageTag } from '#locales/texts.tsx';

interface PreviewFrameProps {
  /** What the frame shows, for screen readers. */
  title: string;
  language: Language;
  night: boolean;
  /** Width of the screen within the frame, in pixels; a wider screen is scaled down. */
  width: number;
  /** Height of the frame; without it, the height of the content. */
  height?: number;
  children: ReactNode;
}

// Without the doctype, browsers lay the page out in quirks mode.
const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';

/**
 * A page of its own in a frame, with the styles of this one; its content takes the frame for its screen. Nothing in it can be pressed or
 * focused.
 */
export function PreviewFrame({ title, language, night, width, height, children }: PreviewFrameProps) {
  const [place, room] = useSize<HTMLDivElement>('inlineSize');
  const [content, tall] = useSize<HTMLDivElement>('blockSize');
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!page) return;
    const { documentElement: root } = page.ownerDocument;
    root.lang = languageTag(language);
    root.dataset.theme = night ? 'dark' : 'light';
  }, [page, language, night]);
  const dress = async ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const inner = currentTarget.contentDocument;
    if (!inner) return;
    await putOnStyles(inner);
    setPage(inner.body);
  };
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const shown = height ?? Math.ceil(tall * scale);
  return (
    <div ref={place} className="overflow-hidden" style={{ height: shown }}>
      <iframe
        title={title}
        srcDoc={EMPTY_PAGE}
        onLoad={(event) => void dress(event)}
        className="origin-top-left"
        style={{ width, height: Math.ceil(shown / scale), transform: `scale(${scale})` }}
      />
      {page &&
        createPortal(
          <div inert ref={content}>
            {children}
          </div>,
          page,
        )}
    </div>
  );
}

/**
 * Copies the styles of this page, and waits until they are loaded. A disabled sheet never loads: its styles are in the page itself
 * (build/draw-first-paint.mjs).
 */
async function putOnStyles(inner: Document): Promise<void> {
  const styles = [...document.querySelectorAll('link[rel=stylesheet]:not([disabled]), style')].map((style) => {
    const copy = style.cloneNode(true) as HTMLElement;
    const isHere = new Promise((resolve) => {
      if (copy.tagName === 'STYLE') return resolve(null);
      copy.onload = resolve;
      copy.onerror = resolve;
    });
    inner.head.append(copy);
    return isHere;
  });
  await Promise.all(styles);
}

/** The size of an element, in pixels; 0 before it is drawn. */
function useSize<Part extends HTMLElement>(side: 'inlineSize' | 'blockSize') {
  const [size, setSize] = useState(0);
  const stop = useRef(() => {});
  const watch = useRef((part: Part | null) => {
    stop.current();
    if (!part) return;
    const observer = new ResizeObserver(([entry]) => setSize(entry?.borderBoxSize[0]?.[side] ?? 0));
    observer.observe(part);
    stop.current = () => observer.disconnect();
  });
  return [watch.current, size] as const;
}
