import type { Oklch } from './tokens.ts';

/** Relative luminance of WCAG 2.2, computed with the OKLab matrices instead of a browser's canvas. */
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

/** Contrast ratio of two colours, 1…21 (WCAG 2.2). */
export function contrast(one: Oklch, other: Oklch): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}
