import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { controlBox, describedBy, Field, type FieldTexts } from '../field/field.tsx';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `pill` is the small round one of filter rows. */
  shape?: 'field' | 'pill';
  placeholder?: string;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  id?: string;
  className?: string | undefined;
}

// Radix keeps '' for "nothing chosen", but for us it is a choice: all.
const EMPTY = '\u2205';
const toRadix = (value: string) => (value === '' ? EMPTY : value);

/** One of a few, more than five as a rule. A RadioGroup when all should be seen, a Combobox when there are many. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, hint, error, options, value, onChange, shape = 'field', className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const known = options.some((option) => option.value === value);
  const { open, onOpenChange, onBlur } = useOpening(options.length > 0);
  return (
    <Field {...{ id, label, hideLabel, hint, error, className }}>
      <Radix.Root
        value={known ? toRadix(value) : ''}
        {...{ open, onOpenChange }}
        onValueChange={(next) => onChange((next === EMPTY ? '' : next) as Value)}
        {...(props.disabled ? { disabled: true } : {})}
        {...(props.required ? { required: true } : {})}
      >
        <Radix.Trigger
          {...{ id, onBlur }}
          {...describedBy(id, { hint, error })}
          {...(hideLabel ? { 'aria-label': labelled(label, options, value) } : {})}
          className={cn(
            controlBox(error),
            'cursor-pointer justify-between text-left data-placeholder:text-ink-muted disabled:bg-surface-sunken disabled:text-ink-muted',
            shape === 'pill' &&
              'min-h-11 w-auto gap-2 rounded-full border-line py-0 pr-3.5 pl-4 font-500 text-14 hover:border-line-strong',
          )}
        >
          <span className="truncate">
            <Radix.Value placeholder={props.placeholder} />
          </span>
          <Radix.Icon asChild>
            <ChevronDown aria-hidden size={shape === 'pill' ? 16 : 20} />
          </Radix.Icon>
        </Radix.Trigger>
        <Options options={options} />
      </Radix.Root>
    </Field>
  );
}

// Options may come later than the press that opens them. A list that is open and empty would take the keys of the one to come.
function useOpening(filled: boolean) {
  const [open, onOpenChange] = useState(false);
  // Who goes on before the options are there does not want them any more.
  const onBlur = () => !filled && onOpenChange(false);
  return { open: open && filled, onOpenChange, onBlur };
}

// A hidden label is not read beside the value by all readers: say both.
function labelled(label: string, options: readonly SelectOption[], value: string) {
  const chosen = options.find((option) => option.value === value);
  return chosen ? `${label}: ${chosen.label}` : label;
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return (
    <Radix.Portal>
      <Radix.Content
        position="popper"
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1.5rem)] overflow-hidden edge rounded-20 bg-surface-raised p-2 text-ink shadow-2"
      >
        <Radix.Viewport>
          {options.map(({ value, label, disabled }) => (
            <Radix.Item
              key={value}
              value={toRadix(value)}
              {...(disabled ? { disabled } : {})}
              className="flex min-h-11 cursor-pointer select-none items-center justify-between gap-4 rounded-8 px-3 py-2 text-16 outline-none data-disabled:cursor-not-allowed data-highlighted:chosen data-highlighted:bg-surface-sunken data-disabled:text-ink-muted data-disabled:line-through"
            >
              <Radix.ItemText>{label}</Radix.ItemText>
              <Radix.ItemIndicator>
                <Check aria-hidden size={16} />
              </Radix.ItemIndicator>
            </Radix.Item>
          ))}
        </Radix.Viewport>
      </Radix.Content>
    </Radix.Portal>
  );
}
