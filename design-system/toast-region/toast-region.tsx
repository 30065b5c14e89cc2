import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { KEYS, useWayToMessages } from './use-way-to-messages.ts';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  id: string | number;
  tone: ToastTone;
  title?: string | undefined;
  text: string;
  /** One action, usually undo. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ToastRegionProps {
  /** The oldest first. Who shows them decides how long they stay; errors stay until they are closed. */
  toasts: readonly Toast[];
  onDismiss: (id: Toast['id']) => void;
  /** The pointer or the focus is on them: their timers are paused. */
  onPause: () => void;
  onResume: () => void;
  label: string;
  closeLabel: string;
  /** Announced after a message with an action: the shortcut that leads to it. */
  wayLabel: string;
  /** A `Leaving` for each message, loaded with the first one; without it a message is removed without an animation. */
  leaving?: ReactNode;
}

/**
 * What has just happened, said once for the whole app, at its foot; at its head while a dialog is open, whose buttons are
 * at the foot. A drawer has its head there, so it keeps them at its foot. Never the only place of what must be read.
 * F6 leads to the newest and back to where one was, from a dialog too.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { toasts, onDismiss, onPause, onResume, label, closeLabel, wayLabel, leaving } = props;
  const region = useRef<HTMLElement>(null);
  const ids = toasts.map(({ id }) => id);
  const { onFocus, onBlur } = useWayToMessages(region, ids, {
    onPause,
    onResume: () => !region.current?.matches(':hover') && onResume(),
  });
  const line = (toast: Toast) => (
    <ToastLine
      key={toast.id}
      toast={toast}
      closeLabel={closeLabel}
      wayLabel={wayLabel}
      leaving={leaving}
      onDismiss={() => onDismiss(toast.id)}
    />
  );
  return (
    // The region is always rendered: a live region that is inserted together with its text is not announced.
    <section
      ref={region}
      aria-label={label}
      onPointerEnter={onPause}
      // Focus left by a press does not pause the timers.
      onPointerLeave={({ currentTarget }) => !currentTarget.querySelector(':focus-visible') && onResume()}
      onFocus={onFocus}
      onBlur={onBlur}
      className="pointer-events-none fixed inset-x-0 bottom-24 z-50 grid justify-items-center gap-2 px-4 desk:bottom-6 low:bottom-2 wide:justify-items-start wide:px-8 [[data-sheets]:not([data-drawers])_&]:top-4 [[data-sheets]:not([data-drawers])_&]:bottom-auto"
    >
      {/* Alerts announce themselves and would be announced twice in the live list. A dialog hides what is not a live region. */}
      <ol aria-live="off" className="grid w-full max-w-regular gap-2 empty:hidden">
        {toasts.filter(isError).map(line)}
      </ol>
      <ol aria-live="polite" aria-relevant="additions" className="grid w-full max-w-regular gap-2">
        {toasts.filter((toast) => !isError(toast)).map(line)}
      </ol>
    </section>
  );
}

const isError = ({ tone }: Toast) => tone === 'error';
const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const colours: Record<ToastTone, string> = { success: 'text-positive', error: 'text-danger', info: 'text-brand' };

interface ToastLineProps extends Pick<ToastRegionProps, 'closeLabel' | 'wayLabel' | 'leaving'> {
  toast: Toast;
  onDismiss: () => void;
}

function ToastLine({ toast, closeLabel, wayLabel, leaving, onDismiss }: ToastLineProps) {
  const { tone, title, text, action } = toast;
  const Icon = icons[tone];
  return (
    <li
      data-toast={toast.id}
      className="edge pointer-events-auto flex min-h-14 flex-wrap items-center gap-x-3 rounded-20 bg-surface-raised py-1.5 pr-2 pl-5 text-ink shadow-2 transition-[opacity,translate] duration-base starting:translate-y-3 starting:opacity-0"
    >
      {leaving}
      <Icon aria-hidden size={24} className={colours[tone]} />
      <p {...(tone === 'error' ? { role: 'alert' } : {})} className="min-w-0 flex-1 basis-24 py-1.5">
        {title && <strong className="font-600">{title}. </strong>}
        {text}
        {action && <span className="sr-only"> {wayLabel}</span>}
      </p>
      <div className="ml-auto flex items-center gap-3">
        {action && (
          <Button
            tone="ghost"
            size="small"
            aria-keyshortcuts={KEYS}
            className="underline underline-offset-4"
            onClick={() => {
              action.onPress();
              onDismiss();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton label={closeLabel} onClick={onDismiss} className={cn(tone !== 'error' && 'text-ink-muted')}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
    </li>
  );
}
