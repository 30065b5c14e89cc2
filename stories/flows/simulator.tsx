import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { useTexts } from '#locales/texts.tsx';
import { type PathsDefinition, wordsOf } from '#machines/testing/paths-definition.ts';
import type { SampleEvent } from '#machines/testing/transitions.ts';
import { ChartPanel } from './chart-panel.tsx';
import { deskTexts } from './desk-texts.ts';
import { type FlowMessage, openChannel } from './flow-channel.ts';
import { hasFrames, useGlobals } from './frame.tsx';
import { LeafGallery } from './leaf-gallery.tsx';
import { PathList } from './path-list.tsx';
import { PACES, Player, type Speed } from './player.tsx';
import { type Moment, useWalk, type Walk } from './use-walk.ts';
import { addressOf, moveAlong, possibleIn } from './walk.ts';

const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 860 } } as const;

interface SimulatorProps {
  definition: PathsDefinition<AnyStateMachine>;
  /** Id of the story that renders the simulator. */
  story: string;
  /** Starting moment, from the address. */
  first: Moment;
  onMoment: (moment: Moment) => void;
}

/** A flow as a workbench: its statechart, its screen, the possible events, its numbered paths to play, and all of its states. */
export function Simulator({ definition, story, first, onMoment }: SimulatorProps) {
  const t = useTexts(deskTexts);
  const [speed, setSpeed] = useState<Speed>('steady');
  const [device, setDevice] = useState<keyof typeof SIZES>('phone');
  const walk = useWalk(definition, first, onMoment, PACES[speed]);
  const { snapshot } = walk;
  useChannel(definition.name, snapshot, walk.hear);
  const now = definition.nameOf(snapshot as never);
  const possible = possibleIn(definition, snapshot);
  const addressFor = (moment: Moment) => addressOf(story, moment.start, moment.walk, moment.step);
  return (
    <div className="grid gap-8">
      <header className="sticky top-0 z-1 -mx-6 grid gap-2 border-line border-b bg-surface px-6 py-3">
        <p role="status" className="text-18">
          <span className="text-ink-muted">{t('now')}:</span> {wordsOf(definition, now)}
        </p>
        <Player walk={walk} speed={speed} address={addressFor(walk)} onSpeed={setSpeed} />
      </header>
      <div className={cn('grid items-start gap-8', device === 'phone' && 'desk:grid-cols-[minmax(0,1fr)_360px]')}>
        <ChartPanel
          machine={definition.machine}
          snapshot={snapshot}
          mayTake={(edge) => possible.some(({ event }) => event.type === edge.eventType)}
          onTake={(edge) => walk.take(moveAlong(definition, snapshot, edge))}
        />
        <section aria-label={t('screen')} className="grid min-w-0 gap-2">
          <SegmentedControl
            label={t('screen')}
            value={device}
            onChange={setDevice}
            options={(['phone', 'desk'] as const).map((value) => ({ value, label: t(value) }))}
          />
          <Screen name={definition.name} story={story.replace(/--.*$/, '--screen')} size={SIZES[device]} />
        </section>
      </div>
      <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_360px]">
        <PathList definition={definition} walk={walk} addressFor={addressFor} />
        <Possibilities walk={walk} possible={possible} />
      </div>
      <LeafGallery definition={definition} now={now} size={SIZES[device]} />
    </div>
  );
}

function Possibilities({ walk, possible }: { walk: Walk; possible: ReturnType<typeof possibleIn> }) {
  const t = useTexts(deskTexts);
  return (
    <section aria-label={t('can')} className="grid content-start gap-3">
      <h2 className="font-600 text-18">{t('can')}</h2>
      {possible.length === 0 && <p className="text-ink-muted">{t('end')}</p>}
      <div className="flex flex-wrap gap-2">
        {possible.map((one) => (
          <Button key={one.sample} tone="secondary" size="small" onClick={() => walk.take(one)}>
            {one.words}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** In a frame of its own, because a dialog covers a whole page. */
function Screen({ name, story, size }: { name: string; story: string; size: { width: number; height: number } }) {
  const globals = useGlobals();
  if (!hasFrames()) return null;
  return (
    <iframe
      title={`The screen of ${name}`}
      src={`iframe.html?id=${story}&viewMode=story&globals=${globals};a11y.manual:!true`}
      className="max-w-full rounded-12 border border-line"
      style={size}
    />
  );
}

/** Sends the screen the state of the flow, and receives what is done on it. */
function useChannel(name: string, { value, context }: AnyMachineSnapshot, hear: (event: SampleEvent) => void) {
  const latest = useRef({ hear, value, context });
  const told = useRef(() => {});
  useEffect(() => {
    latest.current = { hear, value, context };
  });
  // One channel for all states: with one for each, an event during a change of state would be sent to a channel that was just
  // closed.
  useEffect(() => {
    const channel = openChannel(name);
    told.current = () => {
      const { value: at, context: known } = latest.current;
      channel.postMessage({ kind: 'state', value: at, context: known } satisfies FlowMessage);
    };
    channel.onmessage = ({ data }: MessageEvent<FlowMessage>) => {
      if (data.kind === 'hello') told.current();
      // Flushed synchronously, so that the next event from the screen is applied to the resulting state.
      if (data.kind === 'event') flushSync(() => latest.current.hear(data.event));
    };
    return () => channel.close();
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is told to the screen
  useEffect(() => told.current(), [value, context]);
}
