import { useSelector } from '@xstate/react';
import type { Endable } from './ending-kind.ts';
import { EndingView } from './ending-view.tsx';
import type { Endings } from './use-endings.ts';

/** Asks whether to end the record that was chosen last. */
export function EndingQuestion<Row extends Endable, Effects>({ endings }: { endings: Endings<Row, Effects> }) {
  const { asked } = endings;
  return asked && <Asked endings={endings} asked={asked} />;
}

interface AskedProps<Row extends Endable, Effects> {
  endings: Endings<Row, Effects>;
  asked: NonNullable<Endings<Row, Effects>['asked']>;
}

function Asked<Row extends Endable, Effects>({
  endings: { kind, id },
  asked: { row, actor },
}: AskedProps<Row, Effects>) {
  const snapshot = useSelector(actor, (now) => now);
  return <EndingView snapshot={snapshot} send={actor.send} words={kind.wordsOf(row)} id={id} />;
}
