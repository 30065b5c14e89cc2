import { type RefObject, useEffect, useRef, useState } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { boxesOf, type ChartEdge, type ChartState } from './chart.ts';

interface StatechartProps {
  chart: ChartState;
  /** The boxes that the machine is in. */
  current: ReadonlySet<string>;
  /** Whether an arrow can be taken now. */
  mayTake: (edge: ChartEdge) => boolean;
  onTake: (edge: ChartEdge) => void;
}

/** A statechart as boxes with their arrows; those of the current state are strong and can be clicked. */
export function Statechart({ chart, current, mayTake, onTake }: StatechartProps) {
  const ground = useRef<HTMLDivElement>(null);
  return (
    <div ref={ground} className="relative isolate">
      <Arrows ground={ground} chart={chart} isOpen={(edge) => current.has(edge.source) && mayTake(edge)} />
      <Edges {...{ edges: chart.edges, live: true, mayTake, onTake }} />
      <ul className="mt-2 flex flex-wrap items-start gap-x-16 gap-y-8">
        {chart.children.map((child) => (
          <Box key={child.id} {...{ box: child, current, mayTake, onTake }} />
        ))}
      </ul>
    </div>
  );
}

interface BoxProps extends Omit<StatechartProps, 'chart'> {
  box: ChartState;
}

function Box({ box, current, mayTake, onTake }: BoxProps) {
  const live = current.has(box.id);
  return (
    <li
      data-box={box.id}
      aria-current={live && box.kind !== 'group' ? 'step' : undefined}
      className={cn(
        'relative grid gap-1.5 rounded-12 border bg-surface-raised px-3 py-2.5',
        box.kind === 'group' ? 'border-line border-dashed' : 'border-line-strong',
        box.kind === 'final' && 'border-4 border-double',
        live && 'border-brand',
        live && box.kind !== 'group' && 'bg-brand-soft shadow-2',
      )}
    >
      <p className="flex items-center gap-2 font-600 text-14">
        {box.initial && <span aria-hidden className="size-2.5 rounded-full bg-ink" />}
        {box.name}
        {box.initial && <span className="sr-only">, where it begins</span>}
      </p>
      <Edges {...{ edges: box.edges, live, mayTake, onTake }} />
      {box.children.length > 0 && (
        <ul className="mt-1 grid gap-3">
          {box.children.map((child) => (
            <Box key={child.id} {...{ box: child, current, mayTake, onTake }} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface EdgesProps extends Pick<StatechartProps, 'mayTake' | 'onTake'> {
  edges: readonly ChartEdge[];
  live: boolean;
}

function Edges({ edges, live, mayTake, onTake }: EdgesProps) {
  if (edges.length === 0) return null;
  return (
    <ul className="grid justify-items-start gap-0.5">
      {edges.map((edge) => (
        <li key={edge.id} data-edge={edge.id}>
          <button
            type="button"
            disabled={!live || !mayTake(edge)}
            onClick={() => onTake(edge)}
            className="rounded-8 px-1.5 py-0.5 text-left text-12 text-brand underline-offset-2 hover:underline disabled:text-ink-muted disabled:no-underline"
          >
            {edge.label} → {edge.target.split('.').slice(1).join('.') || 'stays'}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ArrowsProps {
  ground: RefObject<HTMLDivElement | null>;
  chart: ChartState;
  /** Whether an arrow can be taken now. */
  isOpen: (edge: ChartEdge) => boolean;
}

interface Drawn {
  edge: ChartEdge;
  d: string;
}

/** Drawn over the boxes once these stand, and anew when their place changes. */
function Arrows({ ground, chart, isOpen }: ArrowsProps) {
  const [drawn, setDrawn] = useState<{ arrows: Drawn[]; width: number; height: number }>();
  // After the layout: the ground's own ref is set after the effects of what is inside it.
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const draw = () =>
      setDrawn({ arrows: arrowsIn(element, chart), width: element.scrollWidth, height: element.scrollHeight });
    const watcher = new ResizeObserver(draw);
    watcher.observe(element);
    draw();
    return () => watcher.disconnect();
  }, [ground, chart]);
  if (!drawn) return null;
  return (
    <svg
      aria-hidden="true"
      width={drawn.width}
      height={drawn.height}
      className="pointer-events-none absolute inset-0 z-1 overflow-visible fill-none"
    >
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path d="M0 0L8 4L0 8Z" className="fill-brand" />
        </marker>
      </defs>
      {drawn.arrows.map(({ edge, d }) => (
        <path
          key={edge.id}
          d={d}
          className={isOpen(edge) ? 'stroke-2 stroke-brand opacity-70' : 'stroke-line'}
          {...(isOpen(edge) && { markerEnd: 'url(#arrow)' })}
        />
      ))}
    </svg>
  );
}

/** A curve from each transition to the box it leads to; one that stays needs none. */
function arrowsIn(ground: HTMLElement, chart: ChartState): Drawn[] {
  const origin = ground.getBoundingClientRect();
  const place = (selector: string) => ground.querySelector(selector)?.getBoundingClientRect();
  return boxesOf(chart)
    .flatMap(({ edges }) => edges)
    .flatMap((edge) => {
      const { id, source, target } = edge;
      const from = place(`[data-edge="${CSS.escape(id)}"]`);
      const to = place(`[data-box="${CSS.escape(target)}"]`);
      if (!from || !to || source === target) return [];
      const forward = to.left > from.left;
      const [x1, y1] = [from.right - origin.left, from.top + from.height / 2 - origin.top];
      const [x2, y2] = [(forward ? to.left : to.right) - origin.left, to.top + 18 - origin.top];
      const bend = Math.max(32, Math.abs(x2 - x1) / 2);
      const d = `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 + (forward ? -bend : bend)} ${y2} ${x2} ${y2}`;
      return [{ edge, d }];
    });
}
