import { useEffect, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import './rich-text.css';

export interface RichTextProps {
  /** Html written by people: always sanitised before it is shown. */
  html: string;
  className?: string | undefined;
}

/** Text with paragraphs, lists and links that people wrote elsewhere. Never for our own texts. */
export function RichText({ html, className }: RichTextProps) {
  const clean = useSanitised(html);
  if (clean === null) return <Skeleton className="h-18 w-full" />;
  return (
    <div
      className={cn('rich-text max-w-prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}

// The sanitiser failed to load: the text is shown without its markup.
function wordsOf(html: string): string {
  const words = document.createElement('p');
  words.textContent = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  return words.outerHTML;
}

function useSanitised(html: string): string | null {
  const [result, setResult] = useState<{ of: string; clean: string } | null>(null);
  useEffect(() => {
    let current = true;
    const show = (clean: string) => current && setResult({ of: html, clean });
    import('./sanitise.ts').then(
      ({ sanitise }) => show(sanitise(html)),
      () => show(wordsOf(html)),
    );
    return () => {
      current = false;
    };
  }, [html]);
  return result?.of === html ? result.clean : null;
}
