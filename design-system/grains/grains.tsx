import { cn } from '../classes/cn.ts';

export type Grain = 'late' | 'older' | 'today';

/** Above this number of items only the number is shown. */
const MOST = 14;

const looks: Record<Grain, string> = {
  late: 'drawn bg-accent',
  older: 'drawn bg-brand',
  today: 'border-[1.5px] border-brand',
};

export interface GrainsProps {
  /** One entry for each waiting item, oldest first. */
  grains: readonly Grain[];
  /** The items in words: how many, and how many are late. */
  label: string;
}

/** Waiting items, one seed each: full is older than today, hollow is new today, apricot is late. */
export function Grains({ grains, label }: GrainsProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1 align-middle">
      <span className="sr-only">{label}</span>
      {grains.length <= MOST &&
        grains.map((grain, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a grain is nothing but its place
            key={place}
            aria-hidden
            className={cn('size-2.25 rotate-45 rounded-[0_6px_6px_6px]', looks[grain])}
          />
        ))}
    </span>
  );
}
