import type { ReactNode } from 'react';
import { contrast } from '#design-system/contrast.ts';
import { type ColorName, cssColor, type Oklch, themes } from '#design-system/tokens.ts';

type Theme = 'light' | 'dark';

interface Pair {
  text: ColorName;
  ground: ColorName;
  /** The components in which the two colours meet. */
  where: string;
  /** Contrast required by WCAG. */
  least: 4.5 | 3;
}

const pair = (text: ColorName, ground: ColorName, where: string, least: Pair['least'] = 4.5): Pair => ({
  text,
  ground,
  where,
  least,
});

/** Pairs of colours that occur in the app: text, background, and the required contrast. */
const PAIRS: readonly Pair[] = [
  pair('ink', 'surface', 'text on the page'),
  pair('ink', 'surface-raised', 'text on a panel'),
  pair('ink', 'surface-sunken', 'text in a quiet field'),
  pair('ink-muted', 'surface', 'quiet text on the page'),
  pair('ink-muted', 'surface-sunken', 'a disabled button'),
  pair('brand', 'surface', 'links and ghost buttons'),
  pair('brand', 'brand-soft', 'a ghost button pointed at'),
  pair('on-brand', 'brand', 'the primary button'),
  pair('on-brand', 'brand-strong', 'the primary button pointed at'),
  pair('on-accent', 'accent', 'the sticker, a count, the banner button'),
  pair('on-danger', 'danger', 'the button that deletes'),
  pair('positive', 'surface-raised', 'a good end'),
  pair('warning', 'accent-soft', 'a warning'),
  pair('danger', 'surface', 'what is wrong with a field'),
  pair('line-strong', 'surface', 'the outline of a field', 3),
  pair('focus', 'surface', 'the ring of focus', 3),
  pair('brand', 'surface-sunken', 'what stays in a meter', 3),
];

/** Visible colour where one with an alpha lies over another. */
function over([l, c, h, alpha = 1]: Oklch, [groundL, groundC, groundH]: Oklch): Oklch {
  const at = (chroma: number, hue: number, axis: 'cos' | 'sin') => chroma * Math[axis]((hue * Math.PI) / 180);
  const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
  const a = mix(at(c, h, 'cos'), at(groundC, groundH, 'cos'));
  const b = mix(at(c, h, 'sin'), at(groundC, groundH, 'sin'));
  return [mix(l, groundL), Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

const number = (value: number) => value.toFixed(2);

function Row({ text, ground, where, least, theme }: Pair & { theme: Theme }) {
  const below = themes[theme][ground];
  const ratio = contrast(over(themes[theme][text], below), below);
  return (
    <tr className="border-line border-t">
      <td className="py-2 pr-5">
        <span
          aria-hidden
          className="grid h-11 w-24 place-items-center rounded-8 border border-line font-600"
          style={{ background: cssColor(below), color: cssColor(themes[theme][text]) }}
        >
          {least === 3 ? <span className="size-6 rounded-full border-2 border-current" /> : 'Aa 48.250'}
        </span>
      </td>
      <th scope="row" className="py-2 pr-5 text-left font-560">
        {text} on {ground}
      </th>
      <td className="py-2 pr-5 text-ink-muted">{where}</td>
      <td className="py-2 pr-5 text-right tabular-nums">{number(ratio)} : 1</td>
      <td className="py-2 text-right tabular-nums">{least} : 1</td>
    </tr>
  );
}

/** Contrast of each pair; a colour with an alpha is first mixed with the one below. */
export const Pairs = ({ theme }: { theme: Theme }) => (
  // biome-ignore lint/a11y/useSemanticElements: it scrolls, and is reached by keyboard for that
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <div role="region" aria-label="Pairs that meet" tabIndex={0} className="overflow-x-auto">
    <table className="w-full border-collapse text-14">
      <caption className="mb-2 text-left text-ink-muted">
        The scrim lies over a page and carries no text: under it the page is {number(scrimmed(theme))} : 1 from itself.
      </caption>
      <thead>
        <tr className="text-left text-ink-muted">
          {['', 'Pair', 'Where they meet'].map((name) => (
            <th key={name} scope="col" className="py-2 pr-5 font-500">
              {name || <span className="sr-only">Sample</span>}
            </th>
          ))}
          <th scope="col" className="py-2 pr-5 text-right font-500">
            Contrast
          </th>
          <th scope="col" className="py-2 text-right font-500">
            Asked for
          </th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.map((each) => (
          <Row key={each.where} {...each} theme={theme} />
        ))}
      </tbody>
    </table>
  </div>
);

const scrimmed = (theme: Theme) => contrast(over(themes[theme].scrim, themes[theme].surface), themes[theme].surface);

/** A token: its name in the styles, and its value. */
export const Written = ({ name, value }: { name: string; value: ReactNode }) => (
  <span className="grid gap-0.5 text-12">
    <code className="select-all font-text">{name}</code>
    <span className="text-ink-muted tabular-nums">{value}</span>
  </span>
);
