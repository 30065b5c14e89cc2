import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { type ColorName, type Oklch, themes } from './tokens.ts';

const textPairs: [ColorName, ColorName][] = [
  ['ink', 'surface'],
  ['ink', 'surface-raised'],
  ['ink', 'surface-sunken'],
  ['ink', 'brand-soft'],
  ['ink', 'accent-soft'],
  ['ink-muted', 'surface'],
  ['ink-muted', 'surface-raised'],
  ['ink-muted', 'surface-sunken'],
  ['ink-muted', 'accent-soft'],
  ['brand', 'surface'],
  ['brand', 'surface-raised'],
  ['brand', 'surface-sunken'],
  ['brand', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['positive', 'surface'],
  ['positive', 'surface-raised'],
  ['positive', 'surface-sunken'],
  ['warning', 'surface'],
  ['warning', 'surface-raised'],
  ['warning', 'accent-soft'],
  ['danger', 'surface'],
  ['danger', 'surface-raised'],
  ['danger', 'surface-sunken'],
];

const outlinePairs: [ColorName, ColorName][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'surface-raised'],
  ['focus', 'surface'],
  ['focus', 'surface-raised'],
  ['brand', 'surface-sunken'],
  // The colours of charts.
  ['brand', 'surface-raised'],
  ['brand', 'brand-soft'],
  ['ink-muted', 'surface-raised'],
  ['ink-muted', 'brand-soft'],
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const colors: Record<ColorName, Oklch> = themes[theme];

  it.each(textPairs)('%s on %s reads as text (4.5:1)', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(outlinePairs)('%s on %s shows as an outline (3:1)', (outline, ground) => {
    expect(contrast(colors[outline], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it('has a ring of focus of two colours so far apart that one of them shows on any ground', () => {
    expect(contrast(colors.focus, colors['focus-inner'])).toBeGreaterThanOrEqual(9);
  });
});
