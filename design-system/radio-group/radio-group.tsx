import * as Radix from '@radix-ui/react-radio-group';
import { type FocusEvent, type ReactNode, useId, useRef } from 'react';
import { cn } from '../classes/cn.ts';
import { describedBy, FieldError, Star } from '../field/field.tsx';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> {
  label: string;
  hideLabel?: boolean;
  /** The language of the label (BCP 47), where it is not that of the page. */
  labelLang?: string | undefined;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** `cards` gives each option a frame of its own. */
  look?: 'plain' | 'cards';
  required?: boolean | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** One of two to five, all seen at once. A Select for more. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    hideLabel,
    labelLang,
    options,
    value,
    onChange,
    look = 'plain',
    required,
    error,
    disabled,
    className,
  } = props;
  const id = useId();
  return (
    <Radix.Root
      aria-labelledby={`${id}-label`}
      {...describedBy(id, { error })}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as Value)}
      {...(disabled ? { disabled } : {})}
      {...(required ? { required } : {})}
      {...useChosenByArrow()}
      className={cn('grid grid-cols-[minmax(0,1fr)]', look === 'cards' && 'gap-2', className)}
    >
      <div className={hideLabel ? 'sr-only' : 'flex gap-1 pb-1 font-560 text-14'}>
        <span id={`${id}-label`} lang={labelLang}>
          {label}
        </span>
        {required && <Star />}
      </div>
      {options.map((option) => (
        <Option
          key={option.value}
          id={`${id}-${option.value}`}
          look={look}
          {...option}
          disabled={disabled || option.disabled || false}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Radix.Root>
  );
}

/** Radix chooses an option on focus only while an arrow key is held down; on a busy page the focus comes after the key was released. */
function useChosenByArrow() {
  const isLed = useRef(false);
  return {
    onKeyDown: ({ key }: { key: string }) => {
      isLed.current = key.startsWith('Arrow');
    },
    // Radix has chosen the option on its own.
    onClick: () => {
      isLed.current = false;
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (isLed.current) target.click();
    },
    onPointerDown: () => {
      isLed.current = false;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // A focus that returns later was not moved by an arrow key.
      if (!currentTarget.contains(relatedTarget)) isLed.current = false;
    },
  };
}

interface OptionProps extends RadioOption {
  id: string;
  look: 'plain' | 'cards';
}

function Option({ id, value, label, hint, disabled, look }: OptionProps) {
  return (
    <div
      className={cn(
        'flex items-start gap-3',
        look === 'cards' &&
          'rounded-12 border border-line-strong bg-surface-raised px-4 transition-colors duration-fast has-data-[state=checked]:border-brand has-data-[state=checked]:bg-brand-soft',
      )}
    >
      <Radix.Item
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...(disabled ? { disabled } : {})}
        className="target first-line-6 size-6 shrink-0 rounded-full border-2 border-line-strong bg-surface-raised transition-colors duration-fast hover:border-ink-muted disabled:border-line disabled:bg-surface-sunken data-[state=checked]:border-brand"
      >
        <Radix.Indicator className="grid size-full place-items-center after:size-3 after:drawn after:rounded-full after:bg-brand after:content-['']" />
      </Radix.Item>
      <div className={cn('min-w-0 flex-1 py-2.5', disabled && 'text-ink-muted')}>
        <label
          htmlFor={id}
          className={cn('block leading-[1.5rem]', disabled ? 'cursor-not-allowed' : 'cursor-pointer')}
        >
          {label}
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
