import { type ReactNode, useState } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { Logo } from '#design-system/logo/logo.tsx';
import { pictureFile } from './picture-file.ts';
import { useNight } from './use-night.ts';

interface PictureFrameProps {
  /** Address of the picture; without one the logo is shown (specification.md 2). */
  image: string | null | undefined;
  /** Empty if the name is beside it. */
  alt?: string;
  /** Loaded eagerly, for it is visible without scrolling. */
  priority?: boolean;
  /** Classes of the frame; it is 5:4 unless they say otherwise. */
  className?: string | undefined;
  /** Id of the benefit whose card shows the picture: it grows into that of the benefit's page (src/app/growing-picture.ts). */
  of?: number | undefined;
  /** Drawn over the picture: sticker, heart, tag. */
  children?: ReactNode;
}

/** A picture in a frame that has its size before the picture loads; some have a version for the dark theme. */
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

/** One of the shop's drawings (its name without folder and ending), as the picture of an empty or failed state. */
export const inWindow = (name: string) => (
  <PictureFrame image={`/pictures/${name}.svg`} className="aspect-auto size-full rounded-none" />
);

function Picture({ image, alt, priority }: { image: string; alt: string; priority: boolean }) {
  const file = pictureFile(image, useNight());
  const [failed, setFailed] = useState<string | null>(null);
  // A missing night version falls back to the day version, and a missing picture to the logo.
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
  // Sized by its container, so that a small frame shows the whole logo too.
  <span aria-hidden className="@container grid size-full place-items-center opacity-80">
    <Logo style={{ fontSize: 'min(2rem, 24cqi)' }} />
  </span>
);
