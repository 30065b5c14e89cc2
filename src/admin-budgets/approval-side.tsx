import { type ReactNode, useId } from 'react';

/** One of the two sides: the proposal, or the present state. */
export function Side({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-20 bg-surface-raised p-5 shadow-1 edge">
      <h2 id={id} className="text-18">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A term with its value in large type. */
export const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-ink-muted">{name}</dt>
    <dd className="wrap-anywhere font-540 font-display text-22 leading-[1.1]">{children}</dd>
  </div>
);
