import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import type { ComboboxProps, OptionsReading } from '#design-system/combobox/combobox-props.ts';
import { useLanguage } from '#locales/texts.tsx';
import { labelMatches } from '#src/admin/parts/label-matches.ts';
import { inLanguage, said } from '../testing/sample-words.ts';

const options = [
  { value: '1', label: 'Vežbaonica Vračar', detail: '12 benefita' },
  { value: '2', label: 'Lotos centar', detail: '7 benefita' },
  { value: '3', label: 'Domaća korpa', detail: '3 benefita' },
  { value: '4', label: 'Škola Reč', detail: '9 benefita' },
];

function Held(args: ComboboxProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string | null) => {
    setValue(next);
    args.onChange(next);
  };
  return (
    <div className="max-w-small pb-60">
      <Combobox {...args} value={value} onChange={change} />
    </div>
  );
}

const loading: OptionsReading = { state: 'loading', text: 'Učitava se' };
const failed = (onRetry: () => void): OptionsReading => ({
  state: 'error',
  text: 'Spisak nije učitan.',
  retryLabel: 'Pokušaj ponovo',
  onRetry,
});

const sent = fn();

/** In a form that Enter would submit. */
function InForm(args: ComboboxProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Held {...args} />
    </form>
  );
}

/** Options that are loaded at the second attempt. */
function ReadAgain(args: ComboboxProps) {
  const language = useLanguage();
  const [reading, setReading] = useState(() =>
    inLanguage(
      failed(() => setReading({ state: 'ready' })),
      language,
    ),
  );
  return <InForm {...args} options={reading.state === 'ready' ? args.options : []} reading={reading} />;
}

const meta = {
  title: 'Design system/Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Partner',
    options,
    value: null,
    onChange: fn(),
    matches: labelMatches,
    emptyText: 'Nema takvog partnera.',
    placeholder: 'Počni da kucaš…',
  },
  render: Held,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

/** A typed text, and the options that match it. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: said('Partner') }), 'o');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: said('Partner') });
    await userEvent.type(field, 'o');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.type(field, 't');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await expect(field).toHaveValue('Lotos centar');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** The arrow opens and closes it, like the arrow of a Select. */
export const ByItsArrow: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const arrow = field.parentElement?.querySelector('svg') as Element;
    await userEvent.click(arrow);
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(field).toHaveFocus();
    await userEvent.click(arrow);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
    await userEvent.click(arrow);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Nema takvog partnera.'));
  },
};

/** Options are loading: it does not say that there are none, and an early Enter submits nothing. */
export const Loading: Story = {
  args: { options: [], reading: loading },
  render: InForm,
  beforeEach: () => void sent.mockClear(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Učitava se'));
    await expect(canvas.queryByText(args.emptyText)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Options could not be loaded: the only row loads them again. */
export const Failed: Story = {
  args: { options: [], reading: failed(fn()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Spisak nije učitan.'));
    await expect(canvas.queryByText(args.emptyText)).toBeNull();
    await expect(canvas.getByRole('option', { name: new RegExp(said('Pokušaj ponovo')) })).toBeVisible();
  },
};

/** Loaded again by keyboard; the new options can be chosen immediately. */
export const ReadAgainByKeyboard: Story = {
  render: ReadAgain,
  beforeEach: () => void sent.mockClear(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Loaded again by a press; the focus stays in the field. */
export const ReadAgainByPress: Story = {
  render: ReadAgain,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('option', { name: new RegExp(said('Pokušaj ponovo')) }));
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(field).toHaveFocus();
  },
};

/** Some options are known, and more are loading. */
export const LoadingMore: Story = {
  args: { options: options.slice(0, 1), reading: loading },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Učitava se'));
  },
};

export const Refused: Story = { args: { error: 'Ovo polje je obavezno.' } };

/** In a toolbar. */
export const Pill: Story = { args: { shape: 'pill', hideLabel: true, value: '2' } };

export const Disabled: Story = { args: { disabled: true, value: '1' } };

export const LongSerbian: Story = {
  args: {
    label: 'Partner kod kog je usluga iskorišćena',
    hint: 'Piše na fiskalnom računu, odmah ispod poreskog identifikacionog broja.',
    options: [
      {
        value: '9',
        label: 'Ustanova za specijalističke preglede i fizikalnu medicinu Dunavski most',
        detail: '12 benefita',
      },
    ],
    value: '9',
  },
};

export const Dark: Story = {
  ...Found,
  play: async ({ userEvent }) => userEvent.keyboard('{Tab}{ArrowDown}'),
  globals: { theme: 'dark' },
};

export const Phone: Story = { ...Dark, globals: { viewport: { value: 'phone' } } };
