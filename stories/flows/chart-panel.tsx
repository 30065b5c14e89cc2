import { useEffect, useRef, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { useTexts } from '#locales/texts.tsx';
import { type ChartEdge, chartOf } from './chart.ts';
import type { PlacedBox, PlacedChart } from './chart-layout.ts';
import { deskTexts } from './desk-texts.ts';
import { Statechart } from './statechart.tsx';
import { layOut } from './stored-layouts.ts';

interface ChartPanelProps {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  mayTake: (edge: ChartEdge) => boolean;
  onTake: (edge: ChartEdge) => void;
}

/** A machine's statechart, scaled to its container, with a key of the colours. */
export function ChartPanel({ machine, snapshot, mayTake, onTake }: ChartPanelProps) {
  const t = useTexts(deskTexts);
  const place = useRef<HTMLElement>(null);
  const chart = chartOf(machine);
  const [placed, setPlaced] = useState<PlacedChart>();
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setWidth(element.clientWidth));
    watcher.observe(element);
    let gone = false;
    const settle = async () => {
      const laidOut = await layOut(chart, element.clientWidth);
      if (!gone) setPlaced(laidOut);
    };
    void settle();
    return () => {
      gone = true;
      watcher.disconnect();
    };
  }, [chart]);
  const [view, setView] = useState<'near' | 'whole'>('near');
  const scale = placed && view === 'whole' ? Math.min(1, width / placed.width) : 1;
  const current = new Set(snapshot._nodes.map(({ id }) => id));
  useEffect(() => {
    const box = placed?.boxes.find(
      ({ state }) => state.kind !== 'group' && snapshot._nodes.some(({ id }) => id === state.id),
    );
    if (box && place.current) bringToSight(place.current, box, scale);
  }, [placed, snapshot, scale]);
  const room = view === 'near' ? 'max-h-[740px] min-h-40 overflow-auto' : 'min-h-40';
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-14">
        <SegmentedControl
          label={t('chart')}
          value={view}
          onChange={setView}
          options={(['near', 'whole'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <p className="font-600 text-brand">{t('open')}</p>
        <p className="text-danger">{t('failure')}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard */}
      <section ref={place} aria-label={t('chart')} tabIndex={0} className={room}>
        {placed && (
          // Fitted as a whole it is inert: its labels may be too small to be pressed.
          <div inert={view === 'whole'}>
            <Statechart placed={placed} scale={scale} current={current} mayTake={mayTake} onTake={onTake} />
          </div>
        )}
      </section>
    </div>
  );
}

/** Scrolls a large chart so that the current state is in its middle. */
function bringToSight(place: HTMLElement, { x, y, width, height }: PlacedBox, scale: number) {
  place.scrollTo({
    left: (x + width / 2) * scale - place.clientWidth / 2,
    top: (y + height / 2) * scale - place.clientHeight / 2,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
