import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../classes/cn.ts';

export interface OfflineNoticeProps {
  /** Says that the last loaded data is shown, and what cannot be done now. */
  text: string;
  /** Instead of the offline icon, if the network is not the reason. */
  icon?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  className?: string | undefined;
}

/** There is no network, or the server is at fault, but there is still something to see. An ErrorState when there is nothing. */
export function OfflineNotice({ text, icon, retryLabel, onRetry, className }: OfflineNoticeProps) {
  return (
    <div
      role="status"
      className={cn(
        'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-20 bg-accent-soft py-1.5 pr-2 pl-5 text-ink',
        className,
      )}
    >
      {icon || <WifiOff aria-hidden size={20} />}
      <p className="min-w-0 flex-1 py-1.5">{text}</p>
      {retryLabel && onRetry && (
        <Button tone="ghost" size="small" onClick={onRetry} className="text-ink hover:bg-surface-raised">
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
