import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import {
  breakpoints,
  type ColorName,
  cssColor,
  dialogWidths,
  durations,
  easing,
  elevations,
  fonts,
  inks,
  type Oklch,
  radii,
  textSizes,
  themes,
} from './design-system/tokens.ts';

const colorNames = Object.keys(themes.light) as ColorName[];
const px = (sizes: typeof textSizes) =>
  Object.fromEntries(Object.entries(sizes).map(([name, [size, lineHeight]]) => [name, [size, { lineHeight }]]));

function variables(colors: Record<ColorName, Oklch>, shadows: Record<string, string>): Record<string, string> {
  return {
    ...Object.fromEntries(colorNames.map((name) => [`--${name}`, cssColor(colors[name])])),
    ...Object.fromEntries(Object.entries(shadows).map(([name, value]) => [`--${name}`, value])),
  };
}

const lightVariables = { ...variables(themes.light, elevations.light), 'color-scheme': 'light' };
const darkVariables = { ...variables(themes.dark, elevations.dark), 'color-scheme': 'dark' };

export default {
  darkMode: ['selector', "[data-theme='dark']"],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])),
      ...inks,
    },
    fontFamily: fonts,
    fontSize: px(textSizes),
    borderRadius: { none: '0', ...radii },
    boxShadow: { none: 'none', 1: 'var(--shadow-1)', 2: 'var(--shadow-2)', 3: 'var(--shadow-3)' },
    screens: breakpoints,
    transitionDuration: { DEFAULT: 'var(--motion-base)', ...durationVariables() },
    transitionTimingFunction: { DEFAULT: easing, standard: easing },
    extend: { maxWidth: { ...dialogWidths, reading: '1216px', shell: '1840px', prose: '64ch' } },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': {
          ...lightVariables,
          ...Object.fromEntries(Object.entries(durations).map(([name, value]) => [`--motion-${name}`, value])),
          '--motion-easing': easing,
        },
        // Paper is light: pale ink could not be read on it.
        '@media not print': { "[data-theme='dark']": darkVariables },
        '@media (prefers-reduced-motion: reduce)': {
          ':root': Object.fromEntries(Object.keys(durations).map((name) => [`--motion-${name}`, '0ms'])),
        },
      });
    }),
  ],
} satisfies Config;

function durationVariables(): Record<string, string> {
  return Object.fromEntries(Object.keys(durations).map((name) => [name, `var(--motion-${name})`]));
}
