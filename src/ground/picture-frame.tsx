import { type ReactNode, useState } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { Logo } from '#design-system/logo/logo.tsx';
import { pictureFile } from './picture-file.ts';
import { useNight } from './use-night.ts';

interface PictureFrameProps {
  /** The address of the picture; without one the logo stands in its place (specification.md 2). */
  image: string | null | undefined;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** In sight at once: loaded before others. */
  priority?: boolean;
  /** Classes of the frame; it is 5:4 unless they say otherwise. */
  className?: string | undefined;
  /** The benefit on whose card it is: it grows into the picture of its page (src/app/growing-picture.ts). */
  of?: number | undefined;
  /** On the picture: sticker, heart, tag. */
  children?: ReactNode;
}

/** A picture in its frame, with a place of its own before it comes, by day and by night. */
export function PictureFrame({ image, alt = '', priority = false, className, of, children }: PictureFrameProps) {
  return (
    <div
      data-picture-of={of}
      className={cn(
        'relative aspect-5/4 overflow-hidden rounded-12 bg-surface-sunken dark:bg-surface-raised',
        className,
      )}
    >
      {image ? <Picture key={image} image={image} alt={alt} priority={priority} /> : <Placeholder />}
      {children}
    </div>
  );
}

/** One of the shop's drawings (its name without folder and ending), as the window of an empty or failed state shows it. */
export const inWindow = (name: string) => (
  <PictureFrame image={`/pictures/${name}.svg`} className="aspect-auto size-full rounded-none" />
);

function Picture({ image, alt, priority }: { image: string; alt: string; priority: boolean }) {
  const file = pictureFile(image, useNight());
  const [failed, setFailed] = useState<string | null>(null);
  // A drawing without a night version shows by day; a picture that is gone leaves the logo.
  if (failed === image) return <Placeholder />;
  const source = failed === file ? image : file;
  return (
    <img
      src={source}
      alt={alt}
      width={400}
      height={320}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(source)}
      className={cn(
        'size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.02]',
        source === image && 'printed',
      )}
    />
  );
}

const Placeholder = () => (
  // As large as its box lets it be: a small one holds the whole of it too.
  <span aria-hidden className="@container grid size-full place-items-center opacity-80">
    <Logo style={{ fontSize: 'min(2rem, 24cqi)' }} />
  </span>
);
