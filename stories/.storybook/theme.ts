import { create } from 'storybook/theming/create';
import { type ColorName, type Oklch, themes } from '../../design-system/tokens.ts';

/** Converts to hex: Storybook computes with its theme colours and does not support OKLCH. */
function hexOf([lightness, chroma, hue]: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const bytes = linear.map((value) => {
    const light = Math.min(1, Math.max(0, value));
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

// The manager does not load the shop's fonts, so the wordmark uses the most similar system font.
const logo = (ink: string, accent: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 32" width="92" height="32"><g font-family="Georgia,serif" font-weight="600" font-size="28" fill="${ink}"><text x="2" y="25">ı</text><text x="12" y="25" letter-spacing="-.8">zbor</text></g><circle cx="7.4" cy="5.6" r="3.6" fill="${accent}"/></svg>`,
  )}`;

/** Theme of Storybook's manager, in the colours of the shop. */
function themeOf(base: 'light' | 'dark') {
  const color = (name: ColorName) => hexOf(themes[base][name]);
  return create({
    base,
    brandTitle: 'Izbor: the design book',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    brandImage: logo(color('ink'), color('accent')),
    colorPrimary: color('brand'),
    colorSecondary: color('brand'),
    appBg: color('surface-sunken'),
    appContentBg: color('surface'),
    appPreviewBg: color('surface'),
    appBorderColor: color('line'),
    appBorderRadius: 12,
    textColor: color('ink'),
    textMutedColor: color('ink-muted'),
    textInverseColor: color('on-brand'),
    barBg: color('surface-raised'),
    barTextColor: color('ink-muted'),
    barHoverColor: color('brand'),
    barSelectedColor: color('brand'),
    buttonBg: color('surface-raised'),
    buttonBorder: color('line-strong'),
    inputBg: color('surface-raised'),
    inputBorder: color('line-strong'),
    inputTextColor: color('ink'),
    inputBorderRadius: 8,
    fontBase: "'Hanken Grotesk Variable', system-ui, sans-serif",
  });
}

export const bookThemes = { light: themeOf('light'), dark: themeOf('dark') };
