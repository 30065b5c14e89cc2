import { useMemo } from 'react';
import { initialTransition, transition } from 'xstate';
import { useLanguage } from '#locales/texts.tsx';
import { type EndingEvent, type EndingInput, endingMachine } from '#machines/records/ending.machine.ts';
import { input } from '#machines/records/ending.paths.ts';
import type { EndingField } from '#src/admin/endings/ending-kind.ts';
import type { EndingSnapshot } from '#src/admin/endings/ending-props.ts';
import { EndingView } from '#src/admin/endings/ending-view.tsx';
import type { Happened } from './record-after.ts';

const WORDS = {
  SR: {
    title: 'Ugasiti partnera Vežbaonica?',
    none: 'Nijedan benefit nije u ponudi. Istorija i poslati zahtevi ostaju.',
    some: 'U ponudi su 3 benefita. Povuci ih ili im daj drugog partnera.',
    moved: 'Sada su u ponudi 3 benefita.',
    lastDay: 'Poslednji dan',
    moveTo: 'Kome idu benefiti',
  },
  EN: {
    title: 'Deactivate the provider Vežbaonica?',
    none: 'No benefit is on offer. Its history and the requests that were sent stay.',
    some: 'It has 3 benefits on offer. Withdraw them, or give them to another provider.',
    moved: '3 benefits are on offer now.',
    lastDay: 'Last day',
    moveTo: 'Who gets its benefits',
  },
};

export interface InEndingProps {
  snapshot: EndingSnapshot;
  onEvent: (event: EndingEvent) => void;
  /** The dialog asks for a day and another record too. */
  asksMore?: boolean;
}

const PARTNERS = [
  { value: '1', label: 'Lotos' },
  { value: '2', label: 'Točak i lanac' },
];

const fieldsOf = (words: (typeof WORDS)['SR'], asksMore: boolean): Readonly<Record<string, EndingField>> => {
  const reason = { need: 'required' } as const;
  if (!asksMore) return { reason };
  return {
    last_day: { need: 'required', label: words.lastDay, day: { min: '2026-11-23' } },
    move_to: { need: 'required', label: words.moveTo, options: PARTNERS },
    reason,
  };
};

/** The dialog that ends a provider, in one state of its machine. */
export function InEnding({ snapshot, onEvent, asksMore = false }: InEndingProps) {
  const words = WORDS[useLanguage()];
  return (
    <EndingView<{ benefits: number }>
      snapshot={snapshot}
      send={onEvent}
      id="sample"
      words={{
        title: words.title,
        consequences: ({ benefits }) => <p>{benefits > 0 ? words.some : words.none}</p>,
        moved: () => words.moved,
        fields: fieldsOf(words, asksMore),
      }}
    />
  );
}

export interface EndingAfterProps extends Omit<InEndingProps, 'snapshot'> {
  /** Events sent to the machine before it is shown. */
  happened: readonly (Happened | EndingEvent)[];
  way?: EndingInput['way'];
}

/** The dialog after these events. */
export function EndingAfter({ happened, way = 'end', ...shown }: EndingAfterProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(endingMachine, Object.assign({}, input, { way }));
    return happened.reduce<EndingSnapshot>(
      (before, event) => transition(endingMachine, before, event as EndingEvent)[0],
      first,
    );
  }, [happened, way]);
  return <InEnding {...shown} snapshot={snapshot} />;
}
