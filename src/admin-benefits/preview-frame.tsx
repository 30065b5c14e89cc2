import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#contract/language/language.ts';
import { languageTag } from '#locales/texts.tsx';

interface PreviewFrameProps {
  /** What is shown in it, for screen readers. */
  title: string;
  language: Language;
  night: boolean;
  /** How wide the screen in it is, in pixels; what does not fit is made smaller. */
  width: number;
  /** How high the frame is; as high as what is in it without. */
  height?: number;
  children: ReactNode;
}

// Without its first line a page counts widths as browsers did in the nineties.
const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';

/**
 * A page of its own in a frame, in the styles of this one: what is drawn in it takes the frame for its screen. Nothing in it can
 * be pressed or comes into the order of the keyboard.
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

/** The styles of this page, once they are there too. A sheet that is off never comes: its styles are in the page itself (build/draw-first-paint.mjs). */
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

/** How large a part is, in pixels; 0 before it is drawn. */
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
