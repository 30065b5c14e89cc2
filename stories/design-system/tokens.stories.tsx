import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '#design-system/stack/stack.tsx';
import {
  breakpoints,
  type ColorName,
  cssColor,
  dialogWidths,
  durations,
  easing,
  type elevations,
  fonts,
  inks,
  radii,
  textSizes,
  themes,
} from '#design-system/tokens.ts';
import { expectRoom } from '../testing/expect-room.ts';
import { Pairs, Written } from './token-facts.tsx';

/** All tokens: colours, typefaces, sizes, spaces and motion. Components use these names and nothing else. */
const meta = {
  title: 'Design system/Tokens',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(themes.light) as ColorName[];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-22">{title}</h2>
      {children}
    </section>
  );
}

function Swatch({ name, theme }: { name: ColorName; theme: 'light' | 'dark' }) {
  const color = themes[theme][name];
  return (
    <li className="flex items-center gap-3">
      <span className="size-14 shrink-0 rounded-12 border border-line" style={{ background: cssColor(color) }} />
      <span className="text-14">
        <span className="block font-600">{name}</span>
        <Written name={`--${name}`} value={cssColor(color)} />
      </span>
    </li>
  );
}

const Colors = ({ theme }: { theme: 'light' | 'dark' }) => (
  <Section title="Colours by meaning">
    <ul className="grid grid-cols-1 gap-4 desk:grid-cols-4">
      {names.map((name) => (
        <Swatch key={name} name={name} theme={theme} />
      ))}
    </ul>
    <h3 className="mt-8 mb-4 font-600">Pairs that meet, measured</h3>
    <Pairs theme={theme} />
    <h3 className="mt-8 mb-4 font-600">Inks of printed things, the same by day and by night</h3>
    <ul className="flex flex-wrap gap-4">
      {Object.entries(inks).map(([name, value]) => (
        <li key={name} className="w-24 text-12">
          <span className="mb-1.5 block h-14 rounded-12 border border-line" style={{ background: value }} />
          <Written name={`bg-${name}`} value={value} />
        </li>
      ))}
    </ul>
  </Section>
);

/** Uses of each typeface (design.md 5). */
const uses = { display: 'headings, prices, the balance', text: 'all the rest' };

/** Weights of the variable typefaces: 480 is the regular one of the display face, 400 of the text face. */
const weights = ['font-400', 'font-480', 'font-500', 'font-540', 'font-560', 'font-580', 'font-600', 'font-640'];

const Faces = () => (
  <>
    <ul className="mb-6 grid gap-3 desk:grid-cols-2">
      {Object.entries(fonts).map(([name, family]) => (
        <li key={name}>
          <Written
            name={`font-${name}`}
            value={`${family.split(',')[0]?.replaceAll("'", '')}: ${uses[name as keyof typeof fonts]}`}
          />
        </li>
      ))}
    </ul>
    <ul className="mb-8 flex flex-wrap gap-x-8 gap-y-3">
      {weights.map((weight) => (
        <li key={weight}>
          <span className={`mb-1 block text-18 ${weight}`}>Čaj</span>
          <Written name={weight} value="" />
        </li>
      ))}
    </ul>
  </>
);

const Type = () => (
  <Section title="Type">
    <Faces />
    <Stack gap={4}>
      {Object.entries(textSizes)
        .reverse()
        .map(([name, [size, lineHeight]]) => (
          <p key={name} className="flex items-baseline gap-6 max-desk:flex-col max-desk:gap-1">
            <span className="w-32 shrink-0">
              <Written name={`text-${name}`} value={`${size} / ${lineHeight}`} />
            </span>
            <span className={Number(name) >= 22 ? 'display' : ''} style={{ fontSize: size, lineHeight }}>
              {Number(name) >= 22 ? 'Čaj, đački raspust' : 'Ništa nije lepše od jutarnje šetnje pored reke. 0123456789'}
            </span>
          </p>
        ))}
    </Stack>
  </Section>
);

/** What is at each elevation above the page. */
const lies: Record<keyof typeof elevations.light, string> = {
  'shadow-1': 'panels',
  'shadow-2': 'popovers, messages',
  'shadow-3': 'dialogs',
};

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 18, 20, 24];

const Space = () => (
  <Section title="Space, corners, depth">
    <ul className="flex flex-wrap items-end gap-4">
      {steps.map((step) => (
        <li key={step} className="text-12 text-ink-muted tabular-nums">
          <span className="mb-1 block bg-brand-soft" style={{ width: step * 4, height: step * 4 }} />
          {step * 4}
        </li>
      ))}
    </ul>
    <ul className="mt-8 flex flex-wrap gap-6">
      {Object.entries(radii).map(([name, radius]) => (
        <li key={name} className="text-12 text-ink-muted">
          <span
            className="mb-1 block size-20 border border-line-strong bg-surface-raised"
            style={{ borderRadius: radius }}
          />
          <Written name={`rounded-${name}`} value={radius} />
        </li>
      ))}
      {Object.entries(lies).map(([name, what]) => (
        <li key={name} className="text-12 text-ink-muted">
          <span className="mb-1 block size-20 rounded-20 bg-surface-raised" style={{ boxShadow: `var(--${name})` }} />
          <Written name={name} value={what} />
        </li>
      ))}
    </ul>
  </Section>
);

const Motion = () => (
  <Section title="Motion">
    <ul className="grid max-w-small gap-3">
      {Object.entries(durations).map(([name, duration]) => (
        <li key={name} className="group">
          <span className="text-14">
            <Written name={`--motion-${name}`} value={`${duration}, ${easing}: point at the bar`} />
          </span>
          <span className="mt-1 block h-2 rounded-full bg-line">
            <span
              className="block h-full w-1/4 rounded-full bg-brand transition-[width] ease-standard group-hover:w-full"
              style={{ transitionDuration: `var(--motion-${name})` }}
            />
          </span>
        </li>
      ))}
    </ul>
  </Section>
);

const Widths = () => (
  <Section title="Widths">
    <ul className="grid gap-3 desk:grid-cols-3">
      {Object.entries(breakpoints).map(([name, width]) => (
        <li key={name}>
          <Written name={`${name}:`} value={`from ${width} on`} />
        </li>
      ))}
      {Object.entries(dialogWidths).map(([name, width]) => (
        <li key={name}>
          <Written name={`max-w-${name}`} value={`${width}, a dialog`} />
        </li>
      ))}
    </ul>
  </Section>
);

const All = ({ theme }: { theme: 'light' | 'dark' }) => (
  <div className="mx-auto max-w-reading p-8">
    <h1 className="mb-9 text-48 tracking-large">Tokens</h1>
    <Stack gap={16}>
      <Colors theme={theme} />
      <Type />
      <Space />
      <Motion />
      <Widths />
    </Stack>
  </div>
);

/** Each token is the computed CSS value, and each weight class sets its weight. */
export const Light: Story = {
  render: () => <All theme="light" />,
  play: async ({ canvasElement }) => {
    const named = [...canvasElement.querySelectorAll('code')].map(({ textContent }) => textContent);
    const properties = named.filter((name) => name.startsWith('--'));
    const root = getComputedStyle(document.documentElement);
    await expect(properties.length).toBeGreaterThan(20);
    await expect(properties.filter((name) => root.getPropertyValue(name) === '')).toEqual([]);
    for (const weight of weights) {
      const sample = canvasElement.querySelector(`.${weight}`) as Element;
      await expect(`font-${getComputedStyle(sample).fontWeight}`).toBe(weight);
    }
  },
};

export const Dark: Story = { render: () => <All theme="dark" />, globals: { theme: 'dark' } };

/** No token covers another, and no table is wider than the screen. */
export const Phone: Story = { ...Light, play: expectRoom, globals: { viewport: { value: 'phone' } } };
