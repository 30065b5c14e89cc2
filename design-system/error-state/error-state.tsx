import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../classes/cn.ts';
import { Window } from '../empty-state/empty-state.tsx';

export interface ErrorStateProps {
  picture?: ReactNode;
  title: string;
  /** What happened, in words that help. */
  text: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** 1 if it is the whole page. */
  level?: 1 | 2;
  /** A retry is under way. */
  busy?: boolean;
  className?: string | undefined;
}

/** Something could not be had: says what happened and offers to try again. A toast when the page itself is still good. */
export function ErrorState(props: ErrorStateProps) {
  const { picture, title, text, retryLabel, onRetry, level = 2, busy = false, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={cn('grid justify-items-center gap-2 px-4 py-8 text-center', className)}>
      {picture && <Window>{picture}</Window>}
      <Heading className="max-w-[22ch] text-28">{title}</Heading>
      <div className="max-w-[42ch] text-balance text-ink-muted">{text}</div>
      <Button tone="secondary" busy={busy} onClick={onRetry} icon={<RotateCw aria-hidden size={20} />} className="mt-4">
        {retryLabel}
      </Button>
    </div>
  );
}
