import * as Popover from '@radix-ui/react-popover';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { cn } from '../classes/cn.ts';
import { controlBox, describedBy, Field } from '../field/field.tsx';
import { backAsEscape } from '../overlay/back-as-escape.ts';
import type { SelectOption, SelectProps } from './select-props.ts';
import { useChoosing } from './use-choosing.ts';
import './select.css';

/**
 * One of a few, more than five as a rule. A RadioGroup when all should be seen, a Combobox when there are many.
 * The page stays as it is while it is open: the focus stays on the button, which names the option that is meant.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, hint, error, options, value, shape = 'field', required, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const chosen = options.find((option) => option.value === value);
  const button = useRef<HTMLButtonElement>(null);
  const choice = useChoosing(props);
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      <Popover.Root open={choice.open} onOpenChange={(open) => !open && choice.close()}>
        <Popover.Anchor asChild>
          <button
            ref={button}
            type="button"
            role="combobox"
            id={id}
            disabled={props.disabled}
            aria-haspopup="listbox"
            aria-expanded={choice.open}
            aria-controls={choice.open ? `${id}-list` : undefined}
            aria-activedescendant={choice.open ? `${id}-${choice.active}` : undefined}
            {...describedBy(id, { hint, error, required })}
            {...(hideLabel ? { 'aria-label': chosen ? `${label}: ${chosen.label}` : label } : {})}
            onClick={choice.toggle}
            onKeyDown={(event: KeyboardEvent) => choice.press(event)}
            onBlur={choice.close}
            className={cn(
              controlBox(error),
              'cursor-pointer justify-between text-left disabled:bg-surface-sunken disabled:text-ink-muted',
              !chosen && 'text-ink-muted',
              shape === 'pill' &&
                'min-h-11 w-auto gap-2 rounded-full border-line py-0 pr-3.5 pl-4 font-500 text-14 hover:border-line-strong',
            )}
          >
            <span className="wrap-anywhere min-w-0">{chosen?.label ?? props.placeholder}</span>
            <ChevronDown aria-hidden size={shape === 'pill' ? 16 : 20} />
          </button>
        </Popover.Anchor>
        <Popover.Portal
          container={button.current?.closest<HTMLElement>('[role=dialog], [role=alertdialog], main, header')}
        >
          <Popover.Content
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            align="start"
            sideOffset={6}
            collisionPadding={12}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            // The button handles a press on itself.
            onInteractOutside={(event) => button.current?.contains(event.target as Node) && event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            className="edge going-on z-50 max-h-[min(24rem,var(--radix-popover-content-available-height))] min-w-(--radix-popover-trigger-width) max-w-[calc(100vw-1.5rem)] overflow-y-auto overscroll-contain rounded-20 p-2 text-ink shadow-2 outline-none"
          >
            {options.map((option, place) => (
              <Option
                key={option.value}
                id={`${id}-${place}`}
                option={option}
                active={place === choice.active}
                chosen={option.value === value}
                onPoint={() => choice.mean(place)}
                onChoose={() => choice.choose(place)}
              />
            ))}
            <span ref={backAsEscape} hidden />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </Field>
  );
}

interface OptionProps {
  id: string;
  option: SelectOption;
  active: boolean;
  chosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, option, active, chosen, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the button's, which names this as its active descendant
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={option.disabled}
      ref={(node) => {
        if (active) node?.scrollIntoView({ block: 'nearest' });
      }}
      onPointerMove={() => !active && !option.disabled && onPoint()}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer select-none items-center justify-between gap-4 rounded-8 px-3 py-2 text-16',
        'aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted aria-disabled:line-through',
        active && 'chosen bg-surface-sunken dark:bg-line',
      )}
    >
      {option.label}
      {chosen && <Check aria-hidden size={16} />}
    </div>
  );
}
