import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { SectionDot } from '#design-system/section-nav/section-nav.tsx';
import type { Folds } from '../parts/use-folds.ts';
import type { RecordForm } from './record-context.ts';

/** How full a part of a form is. */
export type Fullness = 'done' | 'missing' | 'empty';

interface FormSectionProps<Section extends string> {
  id: string;
  name: Section;
  title: string;
  folds: Folds<Section>;
  /** Whether the section is complete, shown where the list of sections is not; missing for a section that cannot lack anything. */
  standing?: { state: Fullness; label: string } | undefined;
  /** Shown beside its heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** The id of a section of a form, which the list of sections links to. */
export const sectionId = ({ id }: Pick<RecordForm, 'id'>, name: string) => `${id}-section-${name}`;

/** A section of a long form under its heading; in little room it can be folded. */
export function FormSection<Section extends string>(props: FormSectionProps<Section>) {
  const { id, name, title, folds, standing, note, children } = props;
  const isOpen = folds.isOpen(name);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] border-line border-b py-1 last:border-b-0 desk:py-7 desk:first:pt-0"
    >
      <h2 id={`${id}-title`} className="display text-18">
        {folds.folds(name) ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => folds.toggle(name)}
            className="flex min-h-13 w-full items-center gap-3 rounded-8 text-left hover:text-brand desk:-my-2 desk:min-h-11"
          >
            {title}
            {standing && (
              <span className="inline-flex desk:hidden">
                <SectionDot state={standing.state} />
                <span className="sr-only">, {standing.label}</span>
              </span>
            )}
            <ChevronDown
              aria-hidden
              size={20}
              className={cn('ml-auto text-ink-muted transition-transform duration-base', isOpen && 'rotate-180')}
            />
          </button>
        ) : (
          <span className="flex min-h-13 items-center gap-3 desk:min-h-0">{title}</span>
        )}
      </h2>
      {isOpen && note && (
        <div className="text-12 text-ink-muted max-desk:pb-2 desk:absolute desk:top-8 desk:right-0">{note}</div>
      )}
      {isOpen && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pt-1 pb-5 desk:pt-4 desk:pb-0">{children}</div>
      )}
    </section>
  );
}
