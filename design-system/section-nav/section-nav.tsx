import { cn } from '../classes/cn.ts';

export interface NavSection {
  /** The id of the section. */
  id: string;
  label: string;
  /** Full: nothing is missing. Diamond: something is missing. Ring: nothing is filled in yet. Null for sections without such a state. */
  state: 'done' | 'missing' | 'empty' | null;
  /** The state in words, for those who do not see the dot. */
  stateLabel?: string | undefined;
  /** Number of invalid fields, as text. */
  problems?: string | undefined;
}

export interface SectionNavProps {
  label: string;
  sections: readonly NavSection[];
  /** Id of the current section. */
  current?: string | undefined;
  className?: string | undefined;
}

/** Dot that shows whether something is missing. */
export const SectionDot = ({ state }: { state: keyof typeof dots }) => (
  <span aria-hidden className={cn('size-2 shrink-0 rounded-full', dots[state])} />
);

const dots = {
  done: 'drawn bg-positive',
  // Differs by shape too, because colour alone would not distinguish it.
  missing: 'drawn rotate-45 rounded-[2px] border border-ink-muted bg-accent',
  empty: 'border-[1.5px] border-line-strong',
};

/**
 * The sections of a long form: a column beside it, a row that scrolls on a phone. Each shows whether something is missing. Tabs if only
 * one part is visible at a time.
 */
export function SectionNav({ label, sections, current, className }: SectionNavProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="no-scrollbar flex gap-1 overflow-x-auto desk:flex-col">
        {sections.map(({ id, label: name, state, stateLabel, problems }) => (
          // `relative` keeps the visually hidden text within the row; otherwise it would make the page wider.
          <li key={id} className="relative shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={cn(
                'flex min-h-11 items-center justify-between gap-3 rounded-8 px-2.5 text-14 hover:bg-surface-sunken focus-visible:focus-inset fine:min-h-8',
                'aria-[current=true]:bg-surface-sunken aria-[current=true]:font-600',
              )}
            >
              {name}
              <span className="sr-only">{problems ?? stateLabel}</span>
              {problems ? (
                <span aria-hidden className="text-12 text-danger">
                  {problems}
                </span>
              ) : (
                state && <SectionDot state={state} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
