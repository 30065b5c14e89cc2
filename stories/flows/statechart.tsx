import { cn } from '#design-system/classes/cn.ts';
import type { ChartEdge } from './chart.ts';
import { LINE, linesOf, type PlacedArrow, type PlacedBox, type PlacedChart } from './chart-layout.ts';

interface StatechartProps {
  placed: PlacedChart;
  /** Zoom factor. */
  scale: number;
  /** Ids of the boxes of the current state. */
  current: ReadonlySet<string>;
  /** Whether an arrow can be taken now. */
  mayTake: (edge: ChartEdge) => boolean;
  onTake: (edge: ChartEdge) => void;
}

/** A statechart as boxes and arrows; events that are possible now are bold and can be clicked, failures have their own colour. */
export function Statechart({ placed, scale, current, mayTake, onTake }: StatechartProps) {
  const isOpen = (edge: ChartEdge) => current.has(edge.source) && mayTake(edge);
  // Arrows are drawn above groups and below the boxes inside them.
  return (
    <div style={{ width: placed.width * scale, height: placed.height * scale }}>
      <div
        className="relative isolate origin-top-left text-12"
        style={{ width: placed.width, height: placed.height, lineHeight: `${LINE}px`, scale: String(scale) }}
      >
        <Arrows placed={placed} isOpen={isOpen} />
        <ul>
          {placed.boxes.map((box) => (
            <Box key={box.state.id} box={box} live={current.has(box.state.id)} isOpen={isOpen} onTake={onTake} />
          ))}
        </ul>
        <ul aria-label="Arrows">
          {placed.arrows.map((arrow) => (
            <Label key={arrow.id} arrow={arrow} isOpen={isOpen} onTake={onTake} />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface StepProps {
  isOpen: (edge: ChartEdge) => boolean;
  onTake: (edge: ChartEdge) => void;
}

const placeOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  left: x,
  top: y,
  width,
  height,
});

function Box({ box, live, isOpen, onTake }: StepProps & { box: PlacedBox; live: boolean }) {
  const { id, name, kind, initial } = box.state;
  return (
    <li
      data-box={id}
      aria-current={live && kind !== 'group' ? 'step' : undefined}
      style={placeOf(box)}
      className={cn(
        'absolute rounded-8 border px-3 py-2',
        kind === 'group' && 'border-line border-dashed',
        kind === 'leaf' && 'border-line-strong bg-surface-raised',
        kind === 'final' && 'border-4 border-line-strong border-double bg-surface-raised py-1.25',
        kind === 'anywhere' && 'border-line border-dashed bg-surface',
        kind === 'anywhere' && box.stays.length === 0 && 'grid place-items-center rounded-full py-0',
        live && 'border-brand',
        live && kind !== 'group' && 'bg-brand-soft shadow-2',
      )}
    >
      {/* Has its own background, because arrows are drawn above groups. */}
      <p
        className={cn(
          'flex w-fit items-center gap-1.5 whitespace-nowrap',
          kind === 'group' && 'bg-surface pr-1',
          kind === 'anywhere' ? 'text-ink-muted' : 'font-600',
        )}
      >
        {initial && <span aria-hidden className="size-2 rounded-full bg-ink" />}
        {name}
        {initial && <span className="sr-only">, where it begins</span>}
      </p>
      {box.stays.length > 0 && (
        <ul>
          {box.stays.map((edge) => (
            <li key={edge.id}>
              <Step edge={edge} isOpen={isOpen} onTake={onTake} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Label({ arrow, isOpen, onTake }: StepProps & { arrow: PlacedArrow }) {
  return (
    <li style={placeOf(arrow.label)} className="absolute grid justify-items-center bg-surface">
      {arrow.edges.map((edge) => (
        <Step key={edge.id} edge={edge} isOpen={isOpen} onTake={onTake} />
      ))}
    </li>
  );
}

function Step({ edge, isOpen, onTake }: StepProps & { edge: ChartEdge }) {
  const target = edge.target.split('.').slice(1).join('.');
  return (
    <button
      type="button"
      disabled={!isOpen(edge)}
      onClick={() => onTake(edge)}
      aria-label={`${edge.label} → ${edge.source === edge.target ? 'stays' : target}`}
      className={cn(
        'grid min-h-6 content-center whitespace-nowrap rounded-8 px-1.5 text-left font-500 underline-offset-2 enabled:hover:underline disabled:font-400',
        edge.fails ? 'text-danger' : 'text-brand disabled:text-ink-muted',
      )}
    >
      {linesOf(edge).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </button>
  );
}

function Arrows({ placed, isOpen }: { placed: PlacedChart; isOpen: (edge: ChartEdge) => boolean }) {
  return (
    <svg
      aria-hidden="true"
      width={placed.width}
      height={placed.height}
      className="pointer-events-none absolute inset-0 -z-1 overflow-visible fill-none"
    >
      <defs>
        {['ink-muted', 'brand', 'danger'].map((ink) => (
          <marker
            key={ink}
            id={`fill-${ink}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerUnits="userSpaceOnUse"
            markerWidth="9"
            markerHeight="9"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8Z" style={{ fill: `var(--${ink})` }} />
          </marker>
        ))}
      </defs>
      {placed.arrows.map((arrow) => {
        const open = arrow.edges.some(isOpen);
        const ink = arrow.fails ? 'danger' : open ? 'brand' : 'ink-muted';
        return (
          <path
            key={arrow.id}
            d={roundedPath(arrow.points)}
            vectorEffect="non-scaling-stroke"
            markerEnd={`url(#fill-${ink})`}
            style={{ stroke: `var(--${ink})`, strokeWidth: open ? 2.5 : 1.25 }}
            {...(!open && { opacity: 0.7 })}
          />
        );
      })}
    </svg>
  );
}

const CORNER = 6;

/** SVG path through the points, with round corners. */
function roundedPath(points: PlacedArrow['points']): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const [from, to] = [towards(point, before), towards(point, after)];
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
    })
    .join('');
}

function towards(from: { x: number; y: number }, to: { x: number; y: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
