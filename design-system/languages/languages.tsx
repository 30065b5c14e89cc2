import { cn } from '../classes/cn.ts';

export interface LanguagesProps {
  /** In the order in which they are shown, with whether the text is there. */
  languages: readonly { code: string; has: boolean }[];
  /** What is said of it: which languages it has, and which are missing. */
  label: string;
}

/** In which languages a record has its texts; what is missing is framed. */
export function Languages({ languages, label }: LanguagesProps) {
  return (
    <span className="inline-flex gap-1 align-middle">
      <span className="sr-only">{label}</span>
      {languages.map(({ code, has }) => (
        <span
          key={code}
          aria-hidden
          className={cn(
            'rounded-[4px] px-1 font-600 text-11 text-ink-muted leading-[1.125rem] tracking-[0.02em]',
            !has && 'edge bg-accent-soft text-warning inset-ring inset-ring-current',
          )}
        >
          {code}
        </span>
      ))}
    </span>
  );
}
