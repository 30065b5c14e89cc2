import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  getNextSnapshot,
  initialTransition,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { Button } from '#design-system/button/button.tsx';
import { useLanguage } from '#locales/texts.tsx';
import { type PathsDefinition, wordsOf } from '#machines/testing/paths-definition.ts';
import type { SampleEvent } from '#machines/testing/transitions.ts';
import { type ChartEdge, chartOf } from './chart.ts';
import { type FlowMessage, openChannel, toldSnapshot } from './flow-channel.ts';
import { Statechart } from './statechart.tsx';

interface SimulatorProps<Machine extends AnyStateMachine> {
  definition: PathsDefinition<Machine>;
  /** The id of the story with the real view. */
  screen: string;
}

/** A statechart and its screen side by side: an arrow of the one or a button of the other moves both. */
export function Simulator<Machine extends AnyStateMachine>({ definition, screen }: SimulatorProps<Machine>) {
  const [round, setRound] = useState(0);
  return <Round key={round} {...{ definition: definition as never, screen }} onAgain={() => setRound(round + 1)} />;
}

interface RoundProps {
  definition: PathsDefinition<AnyStateMachine>;
  screen: string;
  onAgain: () => void;
}

function Round({ definition, screen, onAgain }: RoundProps) {
  const { machine, name, nameOf } = definition;
  const actor = useStarted(definition);
  const snapshot: AnyMachineSnapshot = useSelector(actor, (current) => current);
  useChannel(name, actor, snapshot);
  const chart = useMemo(() => chartOf(machine), [machine]);
  const current = new Set(snapshot._nodes.map(({ id }) => id));
  const possible = samplesIn(definition, snapshot);
  const take = (edge: ChartEdge) => {
    const fitting = possible.filter(({ event }) => event.type === edge.eventType);
    const right = fitting.find(({ event }) => leadsTo(machine, snapshot, event, edge.target)) ?? fitting[0];
    if (right) actor.send(right.event);
  };
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-16">
          Now: {wordsOf(definition, nameOf(snapshot as never))}
        </p>
        <Button tone="secondary" size="small" onClick={onAgain}>
          Start again
        </Button>
      </header>
      <div className="grid items-start gap-6 wide:grid-cols-2">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard */}
        <section aria-label="Statechart" tabIndex={0} className="overflow-x-auto p-1">
          <Statechart
            {...{ chart, current }}
            mayTake={(edge) => possible.some((one) => one.event.type === edge.eventType)}
            onTake={take}
          />
        </section>
        <div className="grid gap-6 wide:sticky wide:top-6">
          <section aria-label="What can happen now" className="flex flex-wrap gap-2">
            {possible.map(({ words, event }) => (
              <Button key={words} tone="secondary" size="small" onClick={() => actor.send(event)}>
                {words}
              </Button>
            ))}
          </section>
          <Screen name={name} story={screen} />
        </div>
      </div>
    </div>
  );
}

/** Inside a test there is no second frame to show. */
function Screen({ name, story }: { name: string; story: string }): ReactNode {
  const language = useLanguage();
  const [theme] = useState(() => document.documentElement.dataset.theme ?? 'light');
  if ('__vitest_browser__' in window) return null;
  return (
    <iframe
      title={`The screen of ${name}`}
      src={`iframe.html?id=${story}&viewMode=story&globals=language:${language};theme:${theme}`}
      className="h-[720px] w-full rounded-12 border border-line"
    />
  );
}

interface Possible {
  words: string;
  event: { type: string };
}

function samplesIn({ events }: PathsDefinition<AnyStateMachine>, snapshot: AnyMachineSnapshot): Possible[] {
  return Object.values(events).flatMap(({ event: made, words }) => {
    const event = typeof made === 'function' ? made(snapshot as never) : made;
    return event && snapshot.can(event) ? [{ words, event }] : [];
  });
}

function leadsTo(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: { type: string }, target: string) {
  const next = getNextSnapshot(machine, snapshot, event) as AnyMachineSnapshot;
  return next._nodes.some(({ id }) => id === target);
}

/** The machine with calls that nobody answers and a clock that stands still: only clicks move it. */
function useStarted({ machine, input }: PathsDefinition<AnyStateMachine>): AnyActor {
  const [actor] = useState(() => {
    const never = fromPromise(() => new Promise(() => {}));
    const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]));
    return createActor(machine.provide({ actors }), { input, clock: new SimulatedClock() });
  });
  useEffect(() => {
    actor.start();
  }, [actor]);
  return actor;
}

function useChannel(name: string, actor: AnyActor, { value, context }: AnyMachineSnapshot) {
  useEffect(() => {
    const channel = openChannel(name);
    const tell = () => channel.postMessage({ kind: 'state', value, context } satisfies FlowMessage);
    channel.onmessage = ({ data }: MessageEvent<FlowMessage>) => {
      if (data.kind === 'hello') tell();
      if (data.kind === 'event') actor.send(data.event);
    };
    tell();
    return () => channel.close();
  }, [name, actor, value, context]);
}

interface MirrorProps<Machine extends AnyStateMachine> {
  definition: PathsDefinition<Machine>;
  children: (snapshot: SnapshotFrom<Machine>, send: (event: SampleEvent) => void) => ReactNode;
}

/** The real view in the state that the diagram tells; what is done in it is told to the diagram. */
export function Mirror<Machine extends AnyStateMachine>({ definition, children }: MirrorProps<Machine>) {
  const { name, machine, input } = definition;
  const channel = useMemo(() => openChannel(name), [name]);
  const [snapshot, setSnapshot] = useState(
    () => initialTransition(machine as AnyStateMachine, input)[0] as SnapshotFrom<Machine>,
  );
  useEffect(() => {
    channel.onmessage = ({ data }: MessageEvent<FlowMessage>) => {
      if (data.kind === 'state') setSnapshot(toldSnapshot(machine, data));
    };
    channel.postMessage({ kind: 'hello' } satisfies FlowMessage);
  }, [channel, machine]);
  return children(snapshot, (event) => channel.postMessage({ kind: 'event', event } satisfies FlowMessage));
}
