import { readdirSync, readFileSync } from 'node:fs';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { breakpoints, dialogWidths, durations, elevations, inks, radii, textSizes, themes } from '../tokens.ts';
import { cn } from './cn.ts';

// The full tailwind-merge, configured with our scales: the reference for our short list.
const whole = extendTailwindMerge({
  extend: {
    theme: {
      text: Object.keys(textSizes),
      radius: Object.keys(radii),
      shadow: Object.keys(elevations.light).map((name) => name.replace('shadow-', '')),
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

/** Every utility in the class names of the components, without its variants. */
function utilitiesInUse(): string[] {
  const files = ['design-system', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => `${folder}/${path}`),
  );
  const literals = files.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/["'`]([^"'`\n]*)["'`]/g)]);
  const words = literals
    .flatMap(([, text = '']) => text.split(/\s+/))
    .map((word) => word.replace(/^.*:(?![^[]*\])/, ''));
  return [...new Set(words)].filter(
    (word) => /^-?[a-z][a-z0-9]*(-[a-z0-9.[\]%()/,_*]+)*$/.test(word) && !word.endsWith('['),
  );
}

/** Whether either list knows the utility: an unknown word given twice stays twice. */
const isKnown = (word: string) => [whole, cn].some((join) => join(word, word) === word);

/** At most `most` utilities of each kind, as samples, because every pair of them is compared. */
function someOfEachKind(utilities: readonly string[], most = 2): string[] {
  const seen = new Map<string, number>();
  return utilities.filter((utility) => {
    const kind = utility.replace(/-[^-]*$/, '');
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return count < most;
  });
}

it('joins the utilities in use as the whole list of Tailwind would', () => {
  const utilities = someOfEachKind(utilitiesInUse().filter(isKnown));
  expect(utilities.length).toBeGreaterThan(200);
  const differing = utilities.flatMap((one) =>
    utilities
      .filter((other) => other !== one && cn(one, other) !== whole(one, other))
      .map((other) => `${one} ${other}: "${cn(one, other)}" for "${whole(one, other)}"`),
  );
  expect(differing).toEqual([]);
}, 60_000);

const COLORS = new Set(['transparent', 'current', 'inherit', ...Object.keys(themes.light), ...Object.keys(inks)]);
const SIZES = new Set(Object.keys(textSizes));
const RADII = new Set(['none', ...Object.keys(radii)]);
/** Utilities of text other than its size and its colour. */
const OTHERS = /^(left|center|right|start|end|ellipsis|clip|wrap|nowrap|balance|pretty)$/;

/** A class outside the scales draws nothing, and no other check reports it. */
it('writes no text size, colour or radius that is of no scale', () => {
  const isOfNone = (utility: string) => {
    const [, kind, value = ''] =
      /^(text|bg|rounded)-(?:(?:[trblse]|t[lr]|b[lr])-)?([a-z0-9-]+)(?:\/\d+)?$/.exec(utility) ?? [];
    if (kind === 'rounded') return !RADII.has(value);
    if (kind === 'bg') return !COLORS.has(value);
    return kind === 'text' && !SIZES.has(value) && !COLORS.has(value) && !OTHERS.test(value);
  };
  expect(utilitiesInUse().filter(isOfNone)).toEqual([]);
});
