import { Check, ChevronDown } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { cn } from '../classes/cn.ts';
import { controlBox, describedBy, Field, pillBox } from '../field/field.tsx';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { useCombobox } from './use-combobox.ts';

/**
 * A choice of one among many, found by typing. A Select for a few. For options that are loaded, `reading` is their state: it never
 * shows "nothing found" before they are loaded, and its last row retries after a failure.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, hint, error, required, value, disabled, className, shape = 'field' } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const box = useCombobox(props);
  const input = useRef<HTMLInputElement>(null);
  // A press on the arrow or the edge of the box counts as one on the field, which keeps the focus.
  const pressBeside = (event: MouseEvent) => {
    if (event.target === input.current || event.button !== 0 || disabled) return;
    event.preventDefault();
    input.current?.focus();
    if (box.open) box.close();
    else box.show();
  };
  const activeId = box.open && box.rows[box.active] ? `${id}-${box.active}` : undefined;
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
      <div className="relative">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a short way for the mouse; the field does the same by keys */}
        <div className={cn(controlBox(error), shape === 'pill' && pillBox)} onMouseDown={pressBeside}>
          <input
            ref={input}
            {...describedBy(id, { hint, error, required })}
            id={id}
            role="combobox"
            aria-expanded={box.open}
            data-escapes={box.open || undefined}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            placeholder={box.placeholder}
            disabled={disabled}
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onClick={box.show}
            onBlur={box.close}
            onKeyDown={box.press}
            className="h-11.5 w-full min-w-0 bg-transparent outline-none"
          />
          <ChevronDown aria-hidden size={shape === 'pill' ? 16 : 20} />
        </div>
        <div
          hidden={!box.open}
          className="absolute inset-x-0 top-full z-20 mt-1.5 edge rounded-20 bg-surface-raised p-2 shadow-2"
        >
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            hidden={box.rows.length === 0}
            className="max-h-80 overflow-y-auto"
          >
            {box.rows.map((row, place) => (
              <Option
                key={row.value}
                id={`${id}-${place}`}
                option={row}
                active={place === box.active}
                chosen={row.value === value}
                onChoose={() => box.choose(row)}
              />
            ))}
          </div>
          {box.note && (
            <p aria-hidden className="px-3 py-2 text-14 text-ink-muted">
              {box.note}
            </p>
          )}
        </div>
        <div role="status" className="sr-only">
          {box.said}
        </div>
      </div>
    </Field>
  );
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  active: boolean;
  chosen: boolean;
  onChoose: () => void;
}

function Option({ id, option, active, chosen, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which names this as its active descendant
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      ref={(node) => {
        if (active) node?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-8 px-3 py-2 hover:bg-surface-sunken',
        active && 'chosen bg-surface-sunken',
      )}
    >
      <span>
        {option.label}
        {option.detail && <span className="wrap-anywhere block text-14 text-ink-muted">{option.detail}</span>}
      </span>
      {chosen && <Check aria-hidden size={16} />}
    </div>
  );
}
