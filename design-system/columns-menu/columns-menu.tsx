import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { StepButton } from '../icon-button/step-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { ToolButton, toolTarget } from '../tool-button/tool-button.tsx';

export interface ColumnChoice {
  key: string;
  label: string;
  shown: boolean;
  /** The column that names the rows: always shown, and first. */
  fixed?: boolean;
  /** Why it is not shown by default. */
  note?: string | undefined;
}

export interface ColumnsMenuProps {
  label: string;
  /** All columns, in the order in which they are shown. */
  columns: readonly ColumnChoice[];
  onChange: (columns: readonly ColumnChoice[]) => void;
  upLabel: (column: string) => string;
  downLabel: (column: string) => string;
  resetLabel: string;
  /** Given if the columns differ from the default. */
  onReset?: (() => void) | undefined;
}

/** Menu to choose the columns of a list and their order. */
export function ColumnsMenu({ label, columns, onChange, upLabel, downLabel, resetLabel, onReset }: ColumnsMenuProps) {
  const turn = (key: string, shown: boolean) =>
    onChange(columns.map((column) => (column.key === key ? { key, label: column.label, shown } : column)));
  const move = (from: number, to: number) => {
    const next = columns.filter((_, place) => place !== from);
    onChange(next.toSpliced(to, 0, ...columns.slice(from, from + 1)));
  };
  // Moves past hidden columns, since a step over one of them would seem to do nothing.
  const places = columns.flatMap(({ fixed, shown }, place) => (fixed || !shown ? [] : [place]));
  const step = (label: string, from: number, to: number | undefined, icon: ReactNode) => (
    <StepButton label={label} off={to === undefined} onClick={() => move(from, to ?? from)} className={toolTarget}>
      {icon}
    </StepButton>
  );
  return (
    <Popover
      label={label}
      className="w-80 p-4"
      trigger={
        <ToolButton className="text-ink" icon={<Columns3 aria-hidden size={18} />}>
          {label}
        </ToolButton>
      }
    >
      <ul className="grid">
        {columns.map((column, place) => (
          <li key={column.key} className="flex items-center gap-1">
            <Checkbox
              checked={column.shown}
              disabled={column.fixed}
              onChange={(shown) => turn(column.key, shown)}
              className="min-w-0 flex-1"
            >
              {column.label}
              {column.note && <span className="block text-12 text-ink-muted"> {column.note}</span>}
            </Checkbox>
            {!column.fixed && column.shown && (
              <>
                {step(
                  upLabel(column.label),
                  place,
                  places[places.indexOf(place) - 1],
                  <ArrowUp aria-hidden size={18} />,
                )}
                {step(
                  downLabel(column.label),
                  place,
                  places[places.indexOf(place) + 1],
                  <ArrowDown aria-hidden size={18} />,
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      <ToolButton className="mt-2" off={!onReset} onClick={onReset}>
        {resetLabel}
      </ToolButton>
    </Popover>
  );
}
