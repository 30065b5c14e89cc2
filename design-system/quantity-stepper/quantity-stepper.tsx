import { Check, LoaderCircle, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface QuantityStepperProps {
  /** The number that the steps start from. */
  value: number;
  /** Text in the field. */
  text: string;
  min?: number;
  max: number;
  /** The quantity cannot be changed. */
  disabled?: boolean | undefined;
  /** A change is being saved: nothing can be changed, focus stays. */
  busy?: boolean | undefined;
  /** A step by a button, within the limits. */
  onStep: (value: number) => void;
  /** Called with the text in the field after each key. */
  onType: (text: string) => void;
  /** `group` names the counted thing, if there are several. */
  labels: { decrease: string; increase: string; field: string; check: string; group?: string };
  /** The typed text is not saved yet: shows the check button. */
  editing?: boolean | undefined;
  /** The check button, or Enter in the field. */
  onCommit?: () => void;
  /** Escape in the field. */
  onCancel?: () => void;
  /** Problem of the text in the field, as a short sentence. */
  problem?: string | undefined;
  className?: string | undefined;
}

/**
 * A quantity: small steps by buttons, large ones typed. The typed text is never changed: an invalid one stays in the field and
 * `problem` says so. A TextField for other numbers.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    min = 1,
    max,
    disabled = false,
    busy = false,
    onStep,
    labels,
    editing,
    onCommit,
    className,
    problem,
  } = props;
  const problemId = useId();
  const off = disabled || busy;
  const step = (by: number) => onStep(Math.min(max, Math.max(min, value + by)));
  return (
    <div className={cn('inline-flex flex-wrap items-center gap-1 print:hidden', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line */}
      <div
        role="group"
        aria-label={labels.group ?? labels.field}
        aria-busy={busy || undefined}
        className="inline-flex h-11 items-center edge rounded-full bg-surface-sunken"
      >
        <Step label={labels.decrease} off={off || value <= min} onPress={() => step(-1)}>
          <Minus aria-hidden size={20} />
        </Step>
        <CountField {...props} off={off} problemId={problemId} />
        <Step label={labels.increase} off={off || value >= max} onPress={() => step(1)}>
          <Plus aria-hidden size={20} />
        </Step>
      </div>
      {editing && (
        <IconButton
          ref={handOn}
          tone="brand"
          label={labels.check}
          aria-disabled={off || undefined}
          onClick={() => !off && onCommit?.()}
        >
          {busy ? <LoaderCircle aria-hidden size={20} className="animate-spin" /> : <Check aria-hidden size={20} />}
        </IconButton>
      )}
      {problem && (
        // Takes the width of the stepper, however long the text is.
        <p id={problemId} role="alert" className="w-0 min-w-full basis-full text-12 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Ref of the check button, which disappears once the quantity is saved: its focus moves to the step button before it. */
function handOn(check: HTMLElement | null) {
  return () => {
    const steps = check?.previousElementSibling?.querySelectorAll('button');
    if (check === document.activeElement) queueMicrotask(() => steps?.[steps.length - 1]?.focus());
  };
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

function CountField(props: QuantityStepperProps & { off: boolean; problemId: string }) {
  const { text, onType, off, labels, onCommit, onCancel, problem, problemId } = props;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!off) onCommit?.();
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <input
      aria-label={labels.field}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? problemId : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      readOnly={off}
      aria-disabled={off || undefined}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={press}
      className={cn(
        'h-11 w-11 rounded-8 bg-transparent text-center font-600 tabular-nums focus-visible:outline-offset-0',
        text.length > 3 && 'w-16',
        off && 'text-ink-muted',
        problem && 'text-danger',
      )}
    />
  );
}
