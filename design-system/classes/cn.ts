import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { classGroups, conflictingClassGroups } from './class-groups.ts';

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [
    '*',
    '**',
    'after',
    'before',
    'backdrop',
    'file',
    'first-letter',
    'first-line',
    'marker',
    'placeholder',
    'selection',
  ],
}));

/** Joins class names; of two that set the same property the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
