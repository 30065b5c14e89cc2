import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { PathsDefinition } from '#machines/testing/paths-definition.ts';
import type { SampleEvent } from '#machines/testing/transitions.ts';
import { type Move, momentsOf, moveFor, movesNamed } from './walk.ts';

/** A moment of a flow, as in the address. */
export interface Moment {
  /** 0: the usual start; else the number of another start. */
  start: number;
  /** The events, by the names of the paths' samples. */
  walk: readonly string[];
  /** Number of events that have happened. */
  step: number;
}

/** A walk: a sequence of steps through a flow, to be played or stepped through, or replaced by another. */
export interface Walk extends Moment {
  snapshot: AnyMachineSnapshot;
  playing: boolean;
  /** Number of steps. */
  steps: number;
  /** Goes to another step, or to one of another walk; `play` continues playing from there. */
  goTo: (moment: Partial<Moment>, play?: boolean) => void;
  take: (move: Move | undefined) => void;
  hear: (event: SampleEvent) => void;
  setPlaying: (playing: boolean) => void;
}

/** Plays a flow from the step in the address, `pace` ms for each step, and reports each step, so that the address can be updated. */
export function useWalk(
  definition: PathsDefinition<AnyStateMachine>,
  first: Moment,
  onMoment: (moment: Moment) => void,
  pace: number,
): Walk {
  const [at, setAt] = useState(() => {
    const moves = movesNamed(definition, first.start, first.walk);
    return { start: first.start, moves, step: Math.min(first.step, moves.length) };
  });
  const [playing, setPlaying] = useState(false);
  const { start, moves, step } = at;
  const moments = useMemo(() => momentsOf(definition, start, moves), [definition, start, moves]);
  const snapshot = moments[step] as AnyMachineSnapshot;
  const walk = useMemo(() => moves.map(({ sample }) => sample), [moves]);
  const told = useRef(onMoment);
  useEffect(() => {
    told.current = onMoment;
  });
  const go = useCallback((next: { start: number; moves: Move[]; step: number }) => {
    setAt(next);
    told.current({ start: next.start, walk: next.moves.map(({ sample }) => sample), step: next.step });
  }, []);
  const isOn = playing && step < moves.length;
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => go({ start, moves, step: step + 1 }), pace);
    return () => clearTimeout(timer);
  }, [isOn, go, start, moves, step, pace]);
  const add = (move: Move) => {
    setPlaying(false);
    go({ start, moves: [...moves.slice(0, step), move], step: step + 1 });
  };
  return {
    start,
    walk,
    step,
    snapshot,
    steps: moves.length,
    playing: isOn,
    setPlaying,
    goTo: (moment, play = false) => {
      setPlaying(play);
      const from = moment.start ?? start;
      const taken = moment.walk || moment.start !== undefined ? movesNamed(definition, from, moment.walk ?? []) : moves;
      go({ start: from, moves: taken, step: Math.min(moment.step ?? 0, taken.length) });
    },
    take: (move) => move && add(move),
    hear: (event) => {
      const move = moveFor(definition, snapshot, event);
      if (move) add(move);
    },
  };
}
