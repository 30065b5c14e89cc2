import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Popover } from '../popover/popover.tsx';

const frame =
  'inline-flex items-center whitespace-nowrap rounded-full edge bg-surface-raised text-14 inset-ring inset-ring-line';
const part = 'inline-flex h-11 items-center rounded-full fine:h-8';

export interface FilterChipProps {
  /** Name of the filter: Category. */
  name: string;
  /** Its value: Sport. */
  value: string;
  /** Full label of its first button: Change the filter Category: Sport. */
  editLabel: string;
  removeLabel: string;
  onRemove: () => void;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Whether it takes the focus when it appears, because the control that added it is gone. */
  takesFocus?: boolean;
  /** Its editor. */
  children: ReactNode;
}

/** An active filter: a press opens its editor, the cross removes it. */
export function FilterChip(props: FilterChipProps) {
  const { name, value, editLabel, removeLabel, onRemove, open, onOpenChange, takesFocus = false, children } = props;
  const chip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) chip.current?.focus();
  }, [takesFocus]);
  return (
    <span ref={handOn} className={frame}>
      <Popover
        label={name}
        align="start"
        open={open}
        onOpenChange={onOpenChange}
        className="w-72 p-4"
        trigger={
          <button
            ref={chip}
            type="button"
            aria-label={editLabel}
            className={`${part} gap-1.25 pr-1 pl-3.25 text-ink-muted`}
          >
            {name}:<span className="max-w-64 truncate font-560 text-ink">{value}</span>
          </button>
        }
      >
        {children}
      </Popover>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className={`${part} min-w-11 justify-center pr-2.25 pl-1.25 text-ink-muted hover:text-ink fine:min-w-0`}
      >
        <X aria-hidden size={16} />
      </button>
    </span>
  );
}

/** Ref of a chip: when it is removed with the focus in it, the focus moves to the next chip or to the button that adds one. */
function handOn(chip: HTMLElement | null) {
  return () => {
    const row = chip?.parentElement;
    if (!row || !chip.contains(document.activeElement)) return;
    const place = [...row.children].indexOf(chip);
    // Runs after the chip is removed; the row may be gone too.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const next = row.children[place] ?? row.lastElementChild;
      (next?.matches('button') ? (next as HTMLElement) : next?.querySelector('button'))?.focus();
    });
  };
}

export interface AddFilterProps {
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The choice of filters, or the editor of the chosen one. */
  children: ReactNode;
}

/** Button that adds a filter. */
export function AddFilter({ label, open, onOpenChange, children }: AddFilterProps) {
  return (
    <Popover
      label={label}
      align="start"
      open={open}
      onOpenChange={onOpenChange}
      className="w-72 p-4"
      trigger={
        <button type="button" className={`${part} gap-1.25 px-3 font-560 text-14 text-brand hover:bg-brand-soft`}>
          <Plus aria-hidden size={16} />
          {label}
        </button>
      }
    >
      {children}
    </Popover>
  );
}
