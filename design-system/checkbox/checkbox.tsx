import * as Radix from '@radix-ui/react-checkbox';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../classes/cn.ts';
import { describedBy, FieldError, Star } from '../field/field.tsx';

export interface CheckboxProps {
  /** `indeterminate` when only some of a group are ticked. */
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  /** The label. */
  children: ReactNode;
  disabled?: boolean | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  name?: string;
  className?: string | undefined;
}

/** An agreement, or one of several choices. A Switch for a setting that takes effect immediately. */
export function Checkbox({ checked, onChange, children, disabled, error, required, name, className }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <Radix.Root
          id={id}
          checked={checked}
          onCheckedChange={(next) => onChange(next === true)}
          {...describedBy(id, { error })}
          {...(disabled ? { disabled } : {})}
          {...(required ? { required } : {})}
          {...(name ? { name } : {})}
          className={cn(
            'target first-line-6 grid size-6 shrink-0 place-items-center rounded-8 border-2 border-line-strong bg-surface-raised text-on-brand',
            'transition-colors duration-fast hover:border-ink-muted data-[state=unchecked]:text-transparent',
            'data-[state=checked]:border-brand data-[state=checked]:bg-brand data-[state=indeterminate]:border-brand data-[state=indeterminate]:bg-brand',
            'disabled:border-line disabled:bg-surface-sunken disabled:text-ink-muted data-[state=checked]:disabled:border-line data-[state=checked]:disabled:bg-surface-sunken',
            error && 'border-danger',
          )}
        >
          <Radix.Indicator>
            {checked === 'indeterminate' ? <Minus aria-hidden size={16} /> : <Check aria-hidden size={16} />}
          </Radix.Indicator>
        </Radix.Root>
        <label
          htmlFor={id}
          className={cn(
            'min-w-0 py-2.5 leading-[1.5rem]',
            disabled ? 'cursor-not-allowed text-ink-muted' : 'cursor-pointer',
          )}
        >
          {children}
        </label>
        {required && (
          <span className="py-2.5">
            <Star />
          </span>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
