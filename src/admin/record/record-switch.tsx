import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import type { Endable } from '../endings/ending-kind.ts';
import type { Endings } from '../endings/use-endings.ts';

interface RecordSwitchProps<Row extends Endable, Effects> {
  row: Row;
  /** Whether the button ends the record; otherwise it restores it. */
  isOn: boolean;
  endings: Pick<Endings<Row, Effects>, 'ask' | 'restore' | 'isRestoring'>;
  /** Text of the button, and its label with the name of the record. */
  off: readonly [words: string, label: string];
  on: readonly [words: string, label: string];
}

/** Button of a row that asks whether to end its record, or restores it. */
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
