import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { oldFile, openedFile } from '#machines/imports/import-file.paths.ts';
import { refusalOf } from '#machines/refusal.ts';
import { answers, fails } from '#machines/testing/transitions.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { FileAfter, type FileAfterProps, InCompanyChoice } from './in-import.tsx';

/** The first step of an import: a file is chosen, read in the browser, and its rows are sent. */
const meta = {
  title: 'Screens/Administration/Import, file',
  component: FileAfter,
  decorators: [inFrame],
  args: { happened: [], onEvent: fn() },
  argTypes: { happened: { control: false } },
  parameters: {
    layout: 'fullscreen',
    path: '/company-admin/people/import/new',
    docs: { story: { inline: false, iframeHeight: 720 } },
  },
} satisfies Meta<typeof FileAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const after = (...happened: FileAfterProps['happened']) => ({ args: { happened } });
const chosen = { type: 'file.choose', source: 'ljudi-novembar.csv' } as const;
const read = [chosen, answers('openFile', openedFile)] as const;
const sending = [...read, answers('begin', { id: 12 }), answers('sendRows', { uploaded: 500 })] as const;
const away = refusalOf({ kind: 'network', code: 'network', message: 'Server ne odgovara.' });

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ime');
    await userEvent.click(canvas.getByRole('button', { name: said('Uzmi ove ćelije') }));
    const source = { name: 'Nalepljene ćelije', text: 'Ime' };
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'file.choose', source });
  },
};

/** On the site of the platform the company is chosen first. */
export const OfCompany: Story = {
  render: () => <InCompanyChoice />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: new RegExp(said('Kompanija')) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: said('Preuzmi obrazac') })).toBeNull();
  },
};

/** Why a file was refused. */
export const Refused: Story = after(chosen, fails('openFile', refusalOf({ code: 'tooManyRows' })));

/** A row is larger than one call accepts: its number is shown, counted as in a spreadsheet. */
export const RefusedForARow: Story = {
  ...after(chosen, fails('openFile', refusalOf({ code: 'longRow', body: { line: 4312 } }))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^(Red 4312 u fajlu je predugačak|Row 4312 of the file is too long):/,
    );
  },
};

export const Opening: Story = after(chosen);

export const Proving: Story = {
  ...after(chosen, answers('openFile', oldFile)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Da, nastavi') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'file.send' });
  },
};

export const Beginning: Story = after(...read);
export const Sending: Story = after(...sending);

export const Stalled: Story = {
  ...after(...sending, fails('sendRows', away)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Nastavi') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'file.send' });
  },
};

/** After too many calls in a short time: sending continues automatically. */
export const Waiting: Story = {
  ...after(...sending, fails('sendRows', refusalOf({ status: 429, retryAfter: 12 }))),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^(Nastavlja se za 12 sekundi|It continues in 12 seconds)\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Zaustavi') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'file.remove' });
  },
};

// The new import is shown next.
export const Sent: Story = after(...sending, answers('sendRows', { uploaded: 512 }));

export const Phone: Story = { ...Proving, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark', language: 'EN' } };
