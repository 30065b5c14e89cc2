import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  id: string | number;
  tone: ToastTone;
  title?: string | undefined;
  text: string;
  /** One thing to do about it, as a rule to undo it. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ToastRegionProps {
  /** The oldest first. Who shows them decides how long they stay; errors stay until they are closed. */
  toasts: readonly Toast[];
  onDismiss: (id: Toast['id']) => void;
  /** The pointer or the focus is on them: their time stands still. */
  onPause: () => void;
  onResume: () => void;
  label: string;
  closeLabel: string;
}

/**
 * What has just happened, said once for the whole app, at its foot; at its head while a dialog is open, whose buttons are
 * at the foot. A drawer has its head there, so it keeps them at its foot. Never the only place of what must be read.
 */
export function ToastRegion({ toasts, onDismiss, onPause, onResume, label, closeLabel }: ToastRegionProps) {
  return (
    // The region is always there: a live region that comes with its text is not read.
    <section
      aria-label={label}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onResume()}
      className="pointer-events-none fixed inset-x-0 bottom-24 z-50 grid justify-items-center px-4 desk:bottom-6 wide:justify-items-start wide:px-8 [body:has(.bg-scrim):not(:has([data-drawer]))_&]:top-4 [body:has(.bg-scrim):not(:has([data-drawer]))_&]:bottom-auto"
    >
      <ol aria-live="polite" aria-relevant="additions" className="grid w-full max-w-regular gap-2">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={() => onDismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const colours: Record<ToastTone, string> = { success: 'text-positive', error: 'text-danger', info: 'text-brand' };

function ToastLine({ toast, closeLabel, onDismiss }: { toast: Toast; closeLabel: string; onDismiss: () => void }) {
  const { tone, title, text, action } = toast;
  const Icon = icons[tone];
  return (
    <li className="edge pointer-events-auto flex min-h-14 items-center gap-3 rounded-20 bg-surface-raised py-1.5 pr-2 pl-5 text-ink shadow-2 transition-[opacity,translate] duration-base starting:translate-y-3 starting:opacity-0">
      <Icon aria-hidden size={24} className={colours[tone]} />
      <p {...(tone === 'error' ? { role: 'alert' } : {})} className="min-w-0 flex-1 py-1.5">
        {title && <strong className="font-600">{title}. </strong>}
        {text}
      </p>
      {action && (
        <Button
          tone="ghost"
          size="small"
          className="underline underline-offset-4"
          onClick={() => {
            action.onPress();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      {(tone === 'error' || !action) && (
        <IconButton label={closeLabel} onClick={onDismiss} className={cn(tone !== 'error' && 'text-ink-muted')}>
          <X aria-hidden size={20} />
        </IconButton>
      )}
    </li>
  );
}
