import type { ReactNode } from 'react';

/** Link to a page of the book, opened in the whole window and not in the frame of this page. */
export function To({ path, globals, children }: { path: string; globals?: string; children: ReactNode }) {
  const href = `./?path=${path}${globals ? `&globals=${globals}` : ''}`;
  return (
    <a href={href} target="_top" className="font-560 text-brand underline underline-offset-4 hover:text-brand-strong">
      {children}
    </a>
  );
}

/** A chapter of the front page. */
export function Chapter({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="grid gap-2">
        <h2 id={id} className="text-28">
          {title}
        </h2>
        <p className="max-w-[46rem] text-18 text-ink-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
