import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import type { Endable } from './ending-kind.ts';
import type { Endings } from './use-endings.ts';

interface RecordSwitchProps<Row extends Endable, Effects> {
  row: Row;
  /** Whether it can be ended; else it is shown again. */
  isOn: boolean;
  endings: Pick<Endings<Row, Effects>, 'ask' | 'restore' | 'isRestoring'>;
  /** The words of the button, and the same with the name of the record. */
  off: readonly [words: string, label: string];
  on: readonly [words: string, label: string];
}

/** The button of a row that asks whether to end its record, or shows it again. */
export function RecordSwitch<Row extends Endable, Effects>(props: RecordSwitchProps<Row, Effects>) {
  const { row, isOn, endings, off, on } = props;
  const [words, label] = isOn ? off : on;
  return (
    <ToolButton
      aria-label={label}
      busy={!isOn && endings.isRestoring(row)}
      onClick={() => (isOn ? endings.ask(row) : endings.restore(row))}
    >
      {words}
    </ToolButton>
  );
}
