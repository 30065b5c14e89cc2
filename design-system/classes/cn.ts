import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import { breakpoints, dialogWidths, durations, elevations, radii, textSizes } from '../tokens.ts';

const shadows = Object.keys(elevations.light).map((name) => name.replace('shadow-', ''));

// Without our scales `text-14` would be taken for a colour and cancel `text-ink`.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: Object.keys(textSizes),
      radius: Object.keys(radii),
      shadow: shadows,
      breakpoint: Object.keys(breakpoints),
      container: [...Object.keys(dialogWidths), 'reading', 'shell', 'prose'],
      font: ['display', 'text'],
      'font-weight': ['400', '480', '500', '540', '560', '580', '600', '640'],
      tracking: ['display', 'large', 'caps'],
      ease: ['standard'],
      animate: ['spin', 'breathe'],
    },
    classGroups: { duration: [{ duration: Object.keys(durations) }] },
  },
});

/** Joins class names; of two that say the same thing the last one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
