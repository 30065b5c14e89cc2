import { cn } from '#design-system/classes/cn.ts';
import { pictureFile } from '../ground/picture-file.ts';
import { useNight } from '../ground/use-night.ts';

type Shape = 'square' | 'arch' | 'circle' | 'drop';

// Window shapes are for walls like this one; pictures in the shop stay rectangles (design.md 22).
const shapes: Record<Shape, string> = {
  square: 'aspect-square rounded-[10px] desk:rounded-[16px]',
  arch: 'aspect-[4/5] rounded-[50%_50%_10px_10px/40%_40%_10px_10px] desk:rounded-[50%_50%_16px_16px/40%_40%_16px_16px]',
  circle: 'aspect-square rounded-[50%]',
  drop: 'aspect-square rounded-[10px_10px_100%_10px] desk:rounded-[16px_16px_100%_16px]',
};

interface Column {
  className: string;
  pictures: readonly (readonly [string, Shape])[];
  /** Further pictures below them, for a window higher than the column. */
  below?: readonly (readonly [string, Shape])[];
}

const columns: readonly Column[] = [
  {
    className: '',
    pictures: [
      ['sport-kettlebell-0', 'square'],
      ['travel-sailing-1', 'arch'],
      ['food-plate-0', 'square'],
      ['culture-record-1', 'circle'],
      ['team-rowing-0', 'square'],
    ],
    below: [
      ['mobility-bicycle-0', 'circle'],
      ['home-houseplant-1', 'arch'],
    ],
  },
  {
    className: '-mt-0 desk:-mt-24',
    pictures: [
      ['wellness-lotus-1', 'drop'],
      ['books-reading-2', 'square'],
      ['mobility-car-1', 'arch'],
      ['culture-theatre-0', 'square'],
      ['technology-headphones-1', 'circle'],
    ],
    below: [
      ['sport-racket-0', 'square'],
      ['home-armchair-0', 'square'],
      ['travel-balloon-0', 'arch'],
    ],
  },
  {
    className: '-mt-7.5 desk:max-wide:hidden',
    pictures: [
      ['health-eye-1', 'circle'],
      ['kids-train-1', 'square'],
      ['beauty-bottles-1', 'square'],
      ['travel-mountains-0', 'arch'],
      ['food-coffee-0', 'square'],
    ],
    below: [
      ['wellness-stones-0', 'circle'],
      ['education-guitar-0', 'arch'],
    ],
  },
  {
    className: '-mt-11 desk:hidden',
    pictures: [
      ['mobility-bicycle-0', 'square'],
      ['home-houseplant-1', 'arch'],
      ['sport-racket-0', 'square'],
    ],
  },
];

/** Wall of pictures beside a form; decorative, so hidden from screen readers. */
export function PictureWall() {
  const night = useNight();
  return (
    <div
      aria-hidden
      className="grid h-59 grid-cols-4 content-start gap-2 overflow-hidden bg-surface-sunken p-2 desk:sticky desk:top-0 desk:h-dvh desk:grid-cols-2 desk:gap-3.5 wide:grid-cols-3 desk:p-3.5"
    >
      {columns.map(({ className, pictures, below = [] }) => (
        <div key={pictures[0]?.[0]} className={cn('grid content-start gap-2 desk:gap-3.5', className)}>
          {[...pictures, ...below].map(([name, shape], at) => (
            <div
              key={name}
              className={cn(
                'overflow-hidden bg-line',
                shapes[shape],
                at >= pictures.length && 'max-desk:hidden [@media(height<55rem)]:hidden',
              )}
            >
              <img
                src={pictureFile(`/pictures/${name}.svg`, night)}
                alt=""
                width={400}
                height={320}
                decoding="async"
                loading={at < pictures.length ? 'eager' : 'lazy'}
                className="size-full object-cover"
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
