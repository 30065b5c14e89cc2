import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { nobody } from '#machines/imports/import-answers.ts';
import { answers } from '#machines/testing/transitions.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { FileAfter, ImportAfter, type ImportAfterProps } from './in-import.tsx';
import { sampleBenefitSite, seenBenefits } from './sample-benefit-rows.ts';

/** An import of benefits where its texts differ from those of people; its states are the same. */
const meta = {
  title: 'Screens/Administration/Import of benefits',
  component: ImportAfter,
  decorators: [inFrame],
  args: { happened: [], site: sampleBenefitSite, onEvent: fn() },
  argTypes: { happened: { control: false }, site: { control: false } },
  parameters: {
    layout: 'fullscreen',
    path: '/admin-panel/imports/12',
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
} satisfies Meta<typeof ImportAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const after = (...happened: ImportAfterProps['happened']) => ({ args: { happened } });
const at = (...status: Parameters<typeof seenBenefits>) => answers('readImport', seenBenefits(...status));

export const Choosing: Story = {
  render: ({ site = sampleBenefitSite }) => <FileAfter site={site} happened={[]} onEvent={fn()} />,
};

export const Mapping: Story = {
  ...after(at('mapping')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Proveri redove') })).toBeEnabled();
  },
};

/** An unknown word is replaced in all rows at the same time. */
export const Problems: Story = {
  ...after(at('problems')),
  play: async ({ args, canvas, userEvent }) => {
    const [category] = canvas.getAllByRole('combobox', { name: said('Izaberi drugo') });
    await userEvent.click(category as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: 'Zdravlje' }));
    await userEvent.click(canvas.getByRole('button', { name: said('Upiši u 41') }));
    const fix = { field: 'category', code: 'unknown', from: 'Sport i zdravlje', to: 'Zdravlje' };
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'rows.correct', correction: { fix } });
    // The most likely value is preselected, though it is not among the first options.
    await userEvent.click(canvas.getByRole('button', { name: said('Upiši u 12') }));
    const likely = { field: 'provider', code: 'unknown', from: 'Oaza mria', to: 'Oaza mira' };
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'rows.correct', correction: { fix: likely } });
  },
};

/** A name that several records have: the right one is chosen by its number. */
export const Several: Story = {
  ...after(at('problems')),
  play: async ({ args, canvas, userEvent }) => {
    const group = within(canvas.getByRole('region', { name: /“Lingvista”|„Lingvista“/ }));
    await userEvent.click(group.getByRole('combobox', { name: said('Izaberi drugo') }));
    await userEvent.click(await screen.findByRole('option', { name: /^Lingvista #31/ }));
    await userEvent.click(group.getByRole('button', { name: said('Upiši u 8') }));
    const fix = { field: 'provider', code: 'several', from: 'Lingvista', to: 'Lingvista #31' };
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'rows.correct', correction: { fix } });
  },
};

/** Benefits have neither missing nor invited people: new ones are drafts. */
export const Ready: Story = {
  ...after(at('ready')),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Novi ostaju nacrti|^New ones stay drafts/)).toBeVisible();
    await expect(canvas.queryByText(/^Pozivnice|^Invitations/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Upiši 353|Write 353/ }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'import.commit', after: nobody });
  },
};

export const Done: Story = after(at('done'));
export const Confirming: Story = after(at('done'), { type: 'undo.ask' });
export const Undone: Story = after(at('undone'));
export const Phone: Story = { ...after(at('problems')), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...after(at('ready')), globals: { theme: 'dark' } };
export const ChoosingInEnglishInTheDark: Story = { ...Choosing, globals: { language: 'EN', theme: 'dark' } };
