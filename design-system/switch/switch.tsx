import * as Radix from '@radix-ui/react-switch';
import { type ReactNode, useId } from 'react';
import { cn } from '../classes/cn.ts';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label. */
  children: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Turns something on or off at once. A Checkbox for what is only sent with a form. */
export function Switch({ checked, onChange, children, hint, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cn('flex items-start gap-3', className)}>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...(disabled ? { disabled } : {})}
        className="target first-line-7 h-7 w-12 edge shrink-0 rounded-full bg-line-strong transition-colors duration-base disabled:bg-line data-[state=checked]:chosen data-[state=checked]:bg-brand data-[state=checked]:disabled:bg-line"
      >
        <Radix.Thumb className="drawn block size-5 translate-x-1 rounded-full bg-surface-raised transition-transform duration-base data-[state=checked]:translate-x-6 data-[state=checked]:bg-on-brand" />
      </Radix.Root>
      <div className="min-w-0 py-2.5">
        <label htmlFor={id} className={cn('block leading-[1.5rem]', disabled ? 'text-ink-muted' : 'cursor-pointer')}>
          {children}
        </label>
        {hint && (
          <div id={`${id}-hint`} className="text-14 text-ink-muted">
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
