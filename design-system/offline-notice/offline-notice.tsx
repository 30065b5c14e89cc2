import { WifiOff } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { cn } from '../classes/cn.ts';

export interface OfflineNoticeProps {
  /** What is shown is what was loaded last, and what cannot be done now. */
  text: string;
  retryLabel?: string;
  onRetry?: () => void;
  className?: string | undefined;
}

/** There is no network, but there is still something to see. An ErrorState when there is nothing. */
export function OfflineNotice({ text, retryLabel, onRetry, className }: OfflineNoticeProps) {
  return (
    <div
      role="status"
      className={cn(
        'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-20 bg-accent-soft py-1.5 pr-2 pl-5 text-ink',
        className,
      )}
    >
      <WifiOff aria-hidden size={20} />
      <p className="min-w-0 flex-1 py-1.5">{text}</p>
      {retryLabel && onRetry && (
        <Button tone="ghost" size="small" onClick={onRetry} className="text-ink hover:bg-surface-raised">
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
