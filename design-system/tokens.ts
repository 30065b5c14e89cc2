/** An OKLCH colour: lightness 0…1, chroma, hue in degrees, and an optional alpha 0…1. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];

const light = {
  surface: [0.976, 0.011, 84],
  'surface-raised': [0.995, 0.005, 84],
  'surface-sunken': [0.947, 0.019, 84],
  ink: [0.265, 0.036, 168],
  'ink-muted': [0.455, 0.026, 160],
  line: [0.885, 0.02, 82],
  'line-strong': [0.62, 0.03, 110],
  brand: [0.395, 0.072, 167],
  'brand-strong': [0.305, 0.056, 168],
  'brand-soft': [0.922, 0.028, 140],
  'on-brand': [0.985, 0.012, 88],
  accent: [0.79, 0.128, 62],
  'accent-soft': [0.93, 0.045, 70],
  'on-accent': [0.27, 0.055, 48],
  positive: [0.45, 0.1, 155],
  warning: [0.485, 0.105, 62],
  danger: [0.495, 0.17, 30],
  'danger-strong': [0.42, 0.15, 30],
  'on-danger': [0.99, 0.008, 84],
  focus: [0.4, 0.125, 40],
  'focus-inner': [0.995, 0.005, 84],
  scrim: [0.2, 0.03, 168, 0.58],
} as const satisfies Record<string, Oklch>;

/** A colour by its meaning; components use these names and no others. */
export type ColorName = keyof typeof light;

const dark: Record<ColorName, Oklch> = {
  surface: [0.226, 0.021, 168],
  'surface-raised': [0.272, 0.024, 167],
  'surface-sunken': [0.188, 0.019, 168],
  ink: [0.945, 0.016, 88],
  'ink-muted': [0.765, 0.022, 120],
  line: [0.36, 0.024, 167],
  'line-strong': [0.585, 0.025, 150],
  brand: [0.81, 0.085, 160],
  'brand-strong': [0.88, 0.075, 158],
  'brand-soft': [0.33, 0.042, 166],
  'on-brand': [0.21, 0.04, 168],
  accent: [0.81, 0.122, 64],
  'accent-soft': [0.345, 0.045, 62],
  'on-accent': [0.25, 0.055, 48],
  positive: [0.81, 0.12, 155],
  warning: [0.84, 0.115, 82],
  danger: [0.77, 0.125, 28],
  'danger-strong': [0.84, 0.1, 28],
  'on-danger': [0.21, 0.05, 28],
  focus: [0.82, 0.13, 62],
  'focus-inner': [0.188, 0.019, 168],
  scrim: [0.1, 0.015, 170, 0.7],
};

/** Both themes, the same names in each. */
export const themes = { light, dark };

/** Fixed inks of printed things (banner, virtual card): the same in both themes on purpose. */
export const inks = {
  'ink-evergreen': '#24594a',
  'ink-night': '#17352c',
  'ink-paper': '#fbf5e8',
  'ink-fern': '#41805f',
  'ink-sage': '#a6c4a1',
  'ink-mint': '#e3ead9',
  'ink-apricot': '#f2a45d',
  'ink-terracotta': '#d8623a',
  'ink-butter': '#f5d787',
  'ink-mustard': '#dc9d31',
} as const;

/** Shadows of the three elevations: resting panels, popovers and toasts, dialogs. */
export const elevations = {
  light: {
    'shadow-1': '0 1px 2px oklch(30% .04 100 / .06), 0 2px 8px oklch(30% .04 100 / .05)',
    'shadow-2': '0 2px 4px oklch(30% .04 100 / .05), 0 10px 28px -4px oklch(30% .04 100 / .11)',
    'shadow-3': '0 4px 10px oklch(25% .04 120 / .08), 0 28px 64px -8px oklch(25% .04 120 / .26)',
  },
  dark: {
    'shadow-1': '0 1px 2px oklch(8% .01 170 / .4)',
    'shadow-2': '0 10px 28px -4px oklch(8% .01 170 / .5)',
    'shadow-3': '0 28px 64px -8px oklch(6% .01 170 / .7)',
  },
} as const;

/** Text sizes in rem by their pixel name, each with its usual line height. */
export const textSizes = {
  11: ['0.6875rem', '1'],
  12: ['0.75rem', '1.35'],
  14: ['0.875rem', '1.45'],
  16: ['1rem', '1.5'],
  18: ['1.125rem', '1.4'],
  22: ['1.375rem', '1.2'],
  28: ['1.75rem', '1.14'],
  36: ['2.25rem', '1.08'],
  48: ['3rem', '1.04'],
  64: ['4rem', '1.04'],
} as const;

export const radii = { 8: '8px', 12: '12px', 20: '20px', 24: '24px', full: '999px' } as const;

/** Motion: press and hover, popover, dialog; none of it with reduced motion. */
export const durations = { fast: '120ms', base: '200ms', slow: '320ms' } as const;
export const easing = 'cubic-bezier(.2,.7,.2,1)';

/**
 * Phones end below 769 px (specification.md 9); the wide and grand steps (1101, 1600) belong to the layout grid. In rem: with larger text
 * set in the browser there is less room, so the page switches to the layout for a narrower screen.
 */
export const breakpoints = { desk: '48.0625rem', wide: '68.8125rem', grand: '100rem' } as const;

/** Up to this height a screen is low (400 % zoom, a phone on its side): nothing is sticky or fixed there (`low:` of sheet.css). */
export const lowScreen = '30rem';

/** Widths of dialogs by their size name. */
export const dialogWidths = { small: '400px', regular: '560px', medium: '720px', large: '960px' } as const;

export const fonts = {
  // Before the system fonts: fallback faces with the same widths as ours (src/index.html), so that nothing moves when ours load.
  display: "'Platypi Variable', platypi, platypi-2, Georgia, serif",
  text: "'Hanken Grotesk Variable', hanken, hanken-2, system-ui, sans-serif",
} as const;

/** A colour as CSS. */
export function cssColor([lightness, chroma, hue, alpha]: Oklch): string {
  return `oklch(${(lightness * 100).toFixed(1)}% ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`;
}
