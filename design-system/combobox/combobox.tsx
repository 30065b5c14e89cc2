import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { controlBox, describedBy, Field, type FieldTexts, pillBox } from '../field/field.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  detail?: string;
}

export interface ComboboxProps extends FieldTexts {
  /** All of them, or those that answer what was typed when `onSearch` is given. */
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Shown when nothing answers. */
  emptyText: string;
  /** Does what is typed match a label; ignoring case unless given. */
  matches?: (label: string, typed: string) => boolean;
  /** Given where the options come from elsewhere; they are then not filtered here. */
  onSearch?: ((typed: string) => void) | undefined;
  placeholder?: string;
  /** `pill` is the small round one of a row of tools. */
  shape?: 'field' | 'pill';
  disabled?: boolean | undefined;
  id?: string;
  className?: string | undefined;
}

const contains = (label: string, typed: string) => label.toLocaleLowerCase().includes(typed.toLocaleLowerCase());

/** One of many, found by typing. A Select for a few. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, hint, error, required, value, placeholder, disabled, className, shape = 'field' } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const box = useCombobox(props);
  const activeId = box.open && box.found[box.active] ? `${id}-${box.active}` : undefined;
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
        <div className={cn(controlBox(error), shape === 'pill' && pillBox)}>
          <input
            {...describedBy(id, { hint, error, required })}
            id={id}
            role="combobox"
            aria-expanded={box.open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            placeholder={placeholder}
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
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          hidden={!box.open || box.found.length === 0}
          className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto edge rounded-20 bg-surface-raised p-2 shadow-2"
        >
          {box.found.map((option, place) => (
            <Option
              key={option.value}
              id={`${id}-${place}`}
              option={option}
              active={place === box.active}
              chosen={option.value === value}
              onChoose={() => box.choose(option)}
            />
          ))}
        </div>
        <div role="status" className="sr-only">
          {box.open && box.found.length === 0 ? props.emptyText : ''}
        </div>
        {box.open && box.found.length === 0 && (
          <p
            aria-hidden
            className="absolute inset-x-0 top-full z-20 mt-1.5 edge rounded-20 bg-surface-raised p-5 text-14 text-ink-muted shadow-2"
          >
            {props.emptyText}
          </p>
        )}
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
        {option.detail && <span className="block text-14 text-ink-muted">{option.detail}</span>}
      </span>
      {chosen && <Check aria-hidden size={16} />}
    </div>
  );
}

function useCombobox({ options, value, onChange, onSearch, matches = contains }: ComboboxProps) {
  // Null while nothing is being typed: the field then shows the choice.
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const filters = typed && !onSearch;
  const found = filters ? options.filter((option) => matches(option.label, typed)) : options;

  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(0);
    onSearch?.(text);
    if (text === '') onChange(null);
  };
  const show = () => {
    setOpen(true);
    setActive(
      Math.max(
        0,
        found.findIndex((option) => option.value === value),
      ),
    );
  };
  const press = (event: KeyboardEvent) => {
    const option = found[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter' && open && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };
  return { text: typed ?? chosen?.label ?? '', open, active, found, type, show, press, choose, close };
}
