import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AddFiles, DropGround } from '#design-system/add-files/add-files.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Fields/AddFiles',
  component: AddFiles,
  subcomponents: { DropGround },
  args: {
    label: 'Dodaj slike',
    hint: '3 od 12',
    icon: <ImagePlus aria-hidden size={20} />,
    accept: 'image/*',
    onFiles: fn(),
    className: 'min-h-28 w-40',
  },
  render: (args) => (
    <DropGround onFiles={args.onFiles} disabled={args.disabled}>
      <AddFiles {...args} />
    </DropGround>
  ),
} satisfies Meta<typeof AddFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

const pictures = () => ['prva.png', 'druga.png'].map((name) => new File(['x'], name, { type: 'image/png' }));

/** Several files in one choice, in their order. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(said('Dodaj slike')), pictures());
    const [[files] = []] = (args.onFiles as ReturnType<typeof fn>).mock.calls;
    await expect((files as File[]).map(({ name }) => name)).toEqual(['prva.png', 'druga.png']);
  },
};

/** Shows that the dragged files would be accepted. */
export const HeldOver: Story = {
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    for (const file of pictures()) dataTransfer.items.add(file);
    const place = canvas.getByText(said('Dodaj slike'));
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
    place.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(place.closest('[data-over]')).toBeInTheDocument());
  },
};

/** The last allowed file was added: the focus stays, and the control says why no more can be added. */
export const Filled: Story = {
  render: function Filling(args) {
    const [full, setFull] = useState(false);
    const add = (files: readonly File[]) => {
      setFull(true);
      args.onFiles(files);
    };
    return <AddFiles {...args} onFiles={add} disabled={full} hint={full ? said('12 od 12') : undefined} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(said('Dodaj slike'));
    await userEvent.upload(field, pictures());
    await waitFor(() => expect(field).toHaveAccessibleDescription(said('12 od 12')));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-disabled', 'true');
    await userEvent.upload(field, pictures());
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = { args: { disabled: true, hint: '12 od 12' } };
