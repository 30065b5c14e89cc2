import { cn } from '../classes/cn.ts';

export interface MeterSegment {
  value: number;
  /** Brand is what stays, accent what this purchase takes. */
  tone: 'brand' | 'accent';
}

export interface MeterProps {
  /** What is measured; read out. */
  label: string;
  /** The whole, in the unit of its parts. */
  max: number;
  /** From the left; nothing is drawn of what is above `max`. */
  segments: readonly MeterSegment[];
  /** What it shows, in words. */
  valueText: string;
  size?: 'small' | 'regular';
  className?: string | undefined;
}

/** Parts of a whole that is known, a budget above all. A ProgressBar for work that goes on. */
export function Meter({ label, max, segments, valueText, size = 'regular', className }: MeterProps) {
  const filled = segments.reduce((sum, segment) => sum + Math.max(0, segment.value), 0);
  const percent = (value: number) => (max > 0 ? Math.min(100, (Math.max(0, value) / max) * 100) : 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> has one part and can't be drawn
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, max)}
      aria-valuenow={Math.min(Math.max(0, max), filled)}
      aria-valuetext={valueText}
      className={cn(
        'edge flex gap-0.5 overflow-hidden rounded-full bg-line',
        size === 'small' ? 'h-1.25' : 'h-2',
        className,
      )}
    >
      {segments.map(
        ({ value, tone }) =>
          percent(value) > 0 && (
            <div
              key={tone}
              style={{ width: `${percent(value)}%` }}
              className={cn(
                'min-w-1 rounded-full transition-[width] duration-slow',
                tone === 'brand' ? 'drawn bg-brand' : 'chosen bg-accent',
              )}
            />
          ),
      )}
    </div>
  );
}
