import { describe, expect, it } from 'vitest';
import { type ColorName, type Oklch, themes } from './tokens.ts';

/** Relative luminance of WCAG 2.2, from OKLCH by the OKLab matrices. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (value: number) => Math.min(1, Math.max(0, value));
  const red = inGamut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = inGamut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = inGamut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [high, low] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

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
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const colors: Record<ColorName, Oklch> = themes[theme];

  it.each(textPairs)('%s on %s reads as text (4.5:1)', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(outlinePairs)('%s on %s shows as an outline (3:1)', (outline, ground) => {
    expect(contrast(colors[outline], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
