import { memo, type UIEvent, useRef, useState } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PictureFrame } from '../ground/picture-frame.tsx';

interface GalleryProps {
  /** `alt`: description of the picture, where there is one. */
  pictures: readonly { image: string; alt?: string | undefined }[];
  /** Name of the benefit: the text of the first picture when it has no `alt`. */
  name: string;
}

/** The pictures of a benefit: one large, changed by swiping or by the thumbnails below. */
export const Gallery = memo(function Gallery({ pictures, name }: GalleryProps) {
  const t = useTexts(benefitDetailTexts);
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
    setCurrent(index);
  };
  const scrolled = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)));
  return (
    <div className="grid min-w-0 gap-3 max-desk:-mx-4 max-desk:-mt-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div
        ref={strip}
        role="group"
        data-gallery
        aria-label={t('pictures')}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={scrolled}
        // Each picture is as wide as the row; scroll padding would make it snap beside its position.
        style={{ scrollPadding: 0 }}
        className="slides no-scrollbar flex overflow-x-auto desk:rounded-20"
      >
        {(pictures.length > 0 ? pictures : [{ image: null, alt: undefined }]).map(({ image, alt }, index) => (
          <PictureFrame
            key={image ?? 'none'}
            image={image}
            alt={alt ?? (index === 0 ? name : '')}
            priority={index === 0}
            className="w-full shrink-0 snap-center rounded-none"
          />
        ))}
      </div>
      {pictures.length > 1 && (
        <ul className="flex justify-center gap-1 print:hidden desk:grid desk:grid-cols-4 desk:gap-3">
          {pictures.map(({ image }, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={t('picture', { position: index + 1, total: pictures.length })}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
                className="group/thumb grid size-11 place-items-center rounded-12 desk:block desk:size-auto desk:w-full"
              >
                <span
                  className={cn(
                    'block size-2 rounded-full desk:hidden',
                    index === current ? 'chosen bg-brand' : 'drawn bg-line-strong',
                  )}
                />
                <PictureFrame
                  image={image}
                  className={cn('max-desk:hidden', index === current && 'outline-3 outline-brand outline-offset-3')}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
