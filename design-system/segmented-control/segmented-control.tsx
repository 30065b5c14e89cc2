import * as Radix from '@radix-ui/react-toggle-group';
import { type ReactNode, useRef } from 'react';
import { cn } from '../classes/cn.ts';

export interface Segment<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> {
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Takes the full width, in equal parts. */
  wide?: boolean;
  className?: string | undefined;
}

// Radix reports '' when the pressed option is pressed again; here '' is a value of its own: all.
const EMPTY = '\u2205';
const toRadix = (value: string) => (value === '' ? EMPTY : value);

/** Two to five ways to see the same thing; scrolls rather than shrinks. Tabs for different things. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, wide, className } = props;
  // Arrow keys choose, as in every radio group; Radix itself only moves the focus.
  const byKey = useRef(false);
  return (
    <div
      className={cn(
        'segments no-scrollbar max-w-full overflow-x-auto edge rounded-full bg-surface-sunken p-1',
        wide ? 'w-full' : 'w-fit',
        className,
      )}
    >
      <Radix.Root
        type="single"
        aria-label={label}
        value={toRadix(value)}
        onValueChange={(next) => next !== '' && onChange((next === EMPTY ? '' : next) as Value)}
        onKeyDown={({ key }) => {
          byKey.current = /^(Arrow|Home|End)/.test(key);
        }}
        onPointerDown={() => {
          byKey.current = false;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // A focus that returns later was not moved by an arrow key.
          if (!currentTarget.contains(relatedTarget)) byKey.current = false;
        }}
        className={cn('flex gap-0.5', wide ? 'w-full' : 'w-max')}
      >
        {options.map((option) => (
          <Radix.Item
            key={option.value}
            value={toRadix(option.value)}
            onFocus={() => byKey.current && option.value !== value && onChange(option.value)}
            {...(option.disabled ? { disabled: true } : {})}
            className={cn(
              'target min-h-10 whitespace-nowrap rounded-full px-4 font-500 text-14 text-ink-muted transition-colors duration-fast',
              'hover:text-ink focus-visible:focus-inset disabled:text-line-strong data-[state=on]:chosen data-[state=on]:bg-surface-raised data-[state=on]:font-600 data-[state=on]:text-ink data-[state=on]:inset-ring data-[state=on]:inset-ring-line-strong data-[state=on]:shadow-1',
              wide && 'flex-1 px-2',
            )}
          >
            {option.label}
          </Radix.Item>
        ))}
      </Radix.Root>
    </div>
  );
}
