import { Check, Minus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { cn } from '../classes/cn.ts';
import type { RowKey, Selection } from './table-column.ts';

const box = cn(
  // Has a size of its own: its content does not cause a new layout of the table.
  'target grid size-6 place-items-center [contain:size_layout] rounded-8 border-[1.5px] border-line-strong bg-surface-raised text-on-brand',
  'hover:border-ink-muted fine:size-4.5 fine:rounded-[5px]',
  // Visible or not, instead of coloured: with forced colours a tick has the colour of text.
  'disabled:cursor-not-allowed disabled:opacity-45 aria-[checked=false]:[&>svg]:invisible aria-[checked=mixed]:border-brand aria-[checked=mixed]:bg-brand aria-checked:border-brand aria-checked:bg-brand',
);

const tick = <Check aria-hidden size={13} strokeWidth={3} />;

interface ChooseRowProps {
  label: string;
  isSelected: boolean;
  disabled?: boolean | undefined;
  /** `asFarAs` is true with Shift: selects the range from the row selected last. */
  onChoose: (asFarAs: boolean) => void;
}

/** The checkbox of a row. */
export function ChooseRow({ label, isSelected, disabled, onChoose }: ChooseRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native one does not say whether Shift was held
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-label={label}
      disabled={disabled}
      // Without this, Shift would select the text in between.
      onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
      onClick={(event: MouseEvent) => onChoose(event.shiftKey)}
      className={box}
    >
      {tick}
    </button>
  );
}

interface ChooseAllProps<Row> {
  selection: Selection<Row>;
  keys: readonly RowKey[];
  /** Visually hidden: the head is only read out. */
  isHidden: boolean;
}

/** Selects all rows of the page, or none of them; the selection on other pages stays. */
export function ChooseAll<Row>({ selection, keys, isHidden }: ChooseAllProps<Row>) {
  const { selected, onChange, allLabel } = selection;
  const here = keys.filter((key) => selected.has(key)).length;
  const isAll = here === keys.length && here > 0;
  const others = [...selected].filter((key) => !keys.includes(key));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native one does not say whether Shift was held
    <button
      type="button"
      role="checkbox"
      aria-checked={isAll || (here > 0 && 'mixed')}
      aria-label={allLabel}
      tabIndex={isHidden ? -1 : undefined}
      disabled={keys.length === 0 || selection.disabled}
      onClick={() => onChange(new Set(isAll ? others : [...others, ...keys]))}
      className={box}
    >
      {here > 0 && !isAll ? <Minus aria-hidden size={13} strokeWidth={3} /> : tick}
    </button>
  );
}
