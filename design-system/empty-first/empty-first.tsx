import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

export interface FirstStep {
  key: string;
  label: ReactNode;
  done: boolean;
  /** Shown at the end of the step: that it is done, or why it has to wait. */
  note?: ReactNode;
}

export interface EmptyFirstProps {
  /** A picture that fills the arch. */
  picture: ReactNode;
  title: string;
  /** What the list is for. */
  text: string;
  actions: ReactNode;
  /** Other steps of the first day. */
  steps?: readonly FirstStep[];
  stepsLabel?: string;
  doneLabel?: string;
}

/** A list before its first record: what it is for, and how it begins. */
export function EmptyFirst({ picture, title, text, actions, steps = [], stepsLabel, doneLabel }: EmptyFirstProps) {
  return (
    <div className="grid items-center justify-center gap-6 py-6 desk:grid-cols-[240px_minmax(0,420px)] desk:gap-12 desk:py-18">
      <div
        aria-hidden
        className="h-55 w-45 overflow-hidden rounded-[90px_90px_20px_20px] bg-surface-sunken desk:h-75 desk:w-60 desk:rounded-[120px_120px_20px_20px] [&_img]:size-full [&_img]:object-cover"
      >
        {picture}
      </div>
      <div>
        <h2 className="mb-2 text-28">{title}</h2>
        <p className="font-display text-16 text-ink-muted italic">{text}</p>
        <div className="mt-5 flex flex-wrap gap-2">{actions}</div>
        {steps.length > 0 && (
          <ul aria-label={stepsLabel} className="mt-7 grid gap-2 border-line border-t pt-3 text-14">
            {steps.map(({ key, label, done, note }) => (
              <li key={key} className="flex items-center gap-2.5">
                {done ? (
                  <CircleCheck aria-hidden size={18} className="text-brand" />
                ) : (
                  <CircleDashed aria-hidden size={18} className="text-line-strong" />
                )}
                <span className={cn(done && 'text-ink-muted')}>
                  {label}
                  {done && <span className="sr-only">, {doneLabel}</span>}
                </span>
                {note && <span className="ml-auto text-ink-muted">{note}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
