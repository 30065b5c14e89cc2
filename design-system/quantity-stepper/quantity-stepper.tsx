import { Check, LoaderCircle, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface QuantityStepperProps {
  value: number;
  min?: number;
  max: number;
  /** Nothing can be changed. */
  disabled?: boolean | undefined;
  /** A change is being saved: nothing can be changed, focus stays. */
  busy?: boolean | undefined;
  /** A step by a button, or a whole number within the limits that was typed. */
  onChange: (value: number, by: 'step' | 'typed') => void;
  /** `group` names what is counted, where there are several. */
  labels: { decrease: string; increase: string; field: string; check: string; group?: string };
  /** What was typed is not saved yet: shows the check button. */
  editing?: boolean | undefined;
  /** The check button, or Enter in the field. */
  onCommit?: () => void;
  /** Escape in the field. */
  onCancel?: () => void;
  /** With `onType`: what stands in the field, for who keeps what is typed; every digit is then told, whatever it makes. */
  text?: string;
  onType?: (text: string) => void;
  className?: string | undefined;
}

/** How many of a thing: small steps by buttons, large ones typed. A TextField for other numbers. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, disabled = false, busy = false, onChange, labels, editing, onCommit, className } = props;
  const off = disabled || busy;
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)), 'step');
  return (
    <div className={cn('inline-flex items-center gap-1', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line */}
      <div
        role="group"
        aria-label={labels.group ?? labels.field}
        aria-busy={busy || undefined}
        className="inline-flex h-11 items-center rounded-full bg-surface-sunken"
      >
        <Step label={labels.decrease} off={off || value <= min} onPress={() => step(-1)}>
          <Minus aria-hidden size={20} />
        </Step>
        <CountField {...props} off={off} />
        <Step label={labels.increase} off={off || value >= max} onPress={() => step(1)}>
          <Plus aria-hidden size={20} />
        </Step>
      </div>
      {editing && (
        <IconButton
          tone="brand"
          label={labels.check}
          aria-disabled={off || undefined}
          onClick={() => !off && onCommit?.()}
        >
          {busy ? <LoaderCircle aria-hidden size={20} className="animate-spin" /> : <Check aria-hidden size={20} />}
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

function CountField(props: QuantityStepperProps & { off: boolean }) {
  const { off, labels, onCommit, onCancel } = props;
  const { text, type, settle } = useTyped(props);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      settle();
      if (!off) onCommit?.();
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      settle();
      onCancel();
    }
  };
  return (
    <input
      aria-label={labels.field}
      inputMode="numeric"
      autoComplete="off"
      readOnly={off}
      aria-disabled={off || undefined}
      value={text}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={press}
      className={cn(
        'h-9 w-9 rounded-8 bg-transparent text-center font-600 tabular-nums focus-visible:outline-offset-0',
        off && 'text-ink-muted',
      )}
    />
  );
}

/** What is typed is kept here while it is no number yet, unless somebody else keeps it. */
function useTyped({ value, min = 1, max, onChange, text, onType }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (next: string) => {
    const digits = next.replace(/\D/g, '').slice(0, String(max).length);
    if (onType) return onType(digits);
    setTyped(digits);
    const count = Number(digits);
    if (digits !== '' && count >= min && count <= max) onChange(count, 'typed');
  };
  return { text: onType ? (text ?? String(value)) : (typed ?? String(value)), type, settle: () => setTyped(null) };
}
