import { Button, type ButtonProps } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';

const OFF_GHOST = 'text-ink-muted hover:bg-transparent active:scale-100';
const OFF = 'bg-surface-sunken text-ink-muted hover:bg-surface-sunken active:scale-100 active:bg-surface-sunken';

interface KeptButtonProps extends Omit<ButtonProps, 'disabled' | 'asChild'> {
  /** It can do nothing now: it looks as if it were disabled, and a press of it is ignored. */
  off: boolean;
}

/** A button that its own press may switch off: `disabled` would take the focus from it, and leave whoever pressed it nowhere. */
export function KeptButton({ off, onClick, className, ...rest }: KeptButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={off || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
      className={cn(className, off && (rest.tone === 'ghost' ? OFF_GHOST : OFF))}
    />
  );
}
