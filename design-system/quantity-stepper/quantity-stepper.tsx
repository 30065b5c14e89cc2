import { Check, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface QuantityStepperProps {
  value: number;
  min?: number;
  max: number;
  /** While a change is being saved: nothing can be changed, focus stays. */
  disabled?: boolean | undefined;
  /** A step by a button, or a whole number within the limits that was typed. */
  onChange: (value: number, by: 'step' | 'typed') => void;
  labels: { decrease: string; increase: string; field: string; check: string };
  /** What was typed is not saved yet: shows the check button. */
  editing?: boolean | undefined;
  /** The check button, or Enter in the field. */
  onCommit?: () => void;
  className?: string | undefined;
}

/** How many of a thing: small steps by buttons, large ones typed. A TextField for other numbers. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, disabled = false, onChange, labels, editing, onCommit, className } = props;
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)), 'step');
  return (
    <div className={cn('inline-flex items-center gap-1', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line */}
      <div
        role="group"
        aria-label={labels.field}
        className="inline-flex h-11 items-center rounded-full bg-surface-sunken"
      >
        <Step label={labels.decrease} off={disabled || value <= min} onPress={() => step(-1)}>
          <Minus aria-hidden size={20} />
        </Step>
        <CountField
          {...{ value, min, max, disabled, label: labels.field, onCommit }}
          onType={(count) => onChange(count, 'typed')}
        />
        <Step label={labels.increase} off={disabled || value >= max} onPress={() => step(1)}>
          <Plus aria-hidden size={20} />
        </Step>
      </div>
      {editing && (
        <IconButton
          tone="brand"
          label={labels.check}
          aria-disabled={disabled || undefined}
          onClick={() => !disabled && onCommit?.()}
        >
          <Check aria-hidden size={20} />
        </IconButton>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  off: boolean;
  onPress: () => void;
  children: ReactNode;
}

// `aria-disabled` and not `disabled`: a button that is switched off under the finger would lose the focus.
function Step({ label, off, onPress, children }: StepProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onPress()}
      className={cn('hover:bg-line', off && 'text-line-strong hover:bg-transparent')}
    >
      {children}
    </IconButton>
  );
}

interface CountFieldProps {
  value: number;
  onCommit: (() => void) | undefined;
  min: number;
  max: number;
  disabled: boolean;
  label: string;
  onType: (count: number) => void;
}

function CountField({ value, min, max, disabled, label, onType, onCommit }: CountFieldProps) {
  // What is typed is kept while it is no number yet; leaving the field shows the value again.
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(max).length);
    setTyped(digits);
    const count = Number(digits);
    if (digits !== '' && count >= min && count <= max) onType(count);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setTyped(null);
    onCommit?.();
  };
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      readOnly={disabled}
      value={typed ?? String(value)}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(null)}
      onKeyDown={press}
      className={cn(
        'h-9 w-9 rounded-8 bg-transparent text-center font-600 tabular-nums focus-visible:outline-offset-0',
        disabled && 'text-ink-muted',
      )}
    />
  );
}
