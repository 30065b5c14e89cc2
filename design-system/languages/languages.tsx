import { cn } from '../classes/cn.ts';

export interface LanguagesProps {
  /** Languages in the order in which they are shown, each with whether the text exists. */
  languages: readonly { code: string; has: boolean }[];
  /** Read out: which languages exist and which are missing. */
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
