import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { ToolButton, toolTarget } from '../tool-button/tool-button.tsx';

export interface ColumnChoice {
  key: string;
  label: string;
  shown: boolean;
  /** It names the rows: always there, and the first. */
  fixed?: boolean;
}

export interface ColumnsMenuProps {
  label: string;
  /** All of them, in the order in which they are shown. */
  columns: readonly ColumnChoice[];
  onChange: (columns: readonly ColumnChoice[]) => void;
  upLabel: (column: string) => string;
  downLabel: (column: string) => string;
  resetLabel: string;
  /** Given where they are not as they are by themselves. */
  onReset?: (() => void) | undefined;
}

/** Which columns a list has, and in which order. */
export function ColumnsMenu({ label, columns, onChange, upLabel, downLabel, resetLabel, onReset }: ColumnsMenuProps) {
  const turn = (key: string, shown: boolean) =>
    onChange(columns.map((column) => (column.key === key ? { key, label: column.label, shown } : column)));
  const move = (from: number, to: number) => {
    const next = columns.filter((_, place) => place !== from);
    onChange(next.toSpliced(to, 0, ...columns.slice(from, from + 1)));
  };
  const first = columns.filter(({ fixed }) => fixed).length;
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
            </Checkbox>
            {!column.fixed && (
              <>
                <Step label={upLabel(column.label)} off={place === first} onStep={() => move(place, place - 1)}>
                  <ArrowUp aria-hidden size={18} />
                </Step>
                <Step
                  label={downLabel(column.label)}
                  off={place === columns.length - 1}
                  onStep={() => move(place, place + 1)}
                >
                  <ArrowDown aria-hidden size={18} />
                </Step>
              </>
            )}
          </li>
        ))}
      </ul>
      {onReset && (
        <ToolButton className="mt-2" onClick={onReset}>
          {resetLabel}
        </ToolButton>
      )}
    </Popover>
  );
}

interface StepProps {
  label: string;
  off: boolean;
  onStep: () => void;
  children: React.ReactNode;
}

// `aria-disabled`: what goes off under the finger would lose the focus.
const Step = ({ label, off, onStep, children }: StepProps) => (
  <IconButton
    label={label}
    className={off ? `${toolTarget} text-line-strong` : toolTarget}
    {...(off ? { 'aria-disabled': true } : { onClick: onStep })}
  >
    {children}
  </IconButton>
);
