import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FileDrop, type FileDropProps } from '#design-system/file-drop/file-drop.tsx';
import { said } from '../testing/sample-words.ts';

function Held(args: FileDropProps) {
  const [file, setFile] = useState(args.file);
  const take = (taken: File) => {
    setFile({ name: taken.name, size: `${taken.size} B` });
    args.onFile(taken);
  };
  const remove = () => {
    setFile(null);
    args.onRemove();
  };
  return <FileDrop {...args} file={file} onFile={take} onRemove={remove} />;
}

const meta = {
  title: 'Design system/Fields/FileDrop',
  component: FileDrop,
  args: {
    label: 'Račun',
    hint: 'PDF, JPEG ili PNG do 2 MB.',
    accept: '.pdf,image/jpeg,image/png',
    file: null,
    onFile: fn(),
    onRemove: fn(),
    labels: { choose: 'Izaberi fajl', drop: 'ili ga prevuci ovde', remove: 'Ukloni fajl', progress: 'Slanje fajla' },
  },
  render: (args) => <Held key={args.file?.name} {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-regular">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const receipt = () => new File(['%PDF-1.7'], 'račun.pdf', { type: 'application/pdf' });

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(said('Račun')), receipt());
    await expect(args.onFile).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('račun.pdf')).toBeVisible();
  },
};

/** Opened by Enter too, like a button: browsers open a file input by Space only. */
export const OpenedByEnter: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(said('Račun'));
    const opened = fn((event: Event) => event.preventDefault());
    field.addEventListener('click', opened);
    // The event as the browser sends it, without its default action.
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};

export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(receipt());
    canvas.getByText(said('ili ga prevuci ovde')).dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    await expect(args.onFile).toHaveBeenCalledTimes(1);
  },
};

export const Taken: Story = {
  args: { file: { name: 'racun-decembar-2026-teretana-i-bazen-vracar.pdf', size: '1,2 MB' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Ukloni fajl') }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText(said('ili ga prevuci ovde'))).toBeVisible();
  },
};

export const LongNameInANarrowPlace: Story = {
  args: { file: { name: 'fotografija-racuna-sa-letovanja-IMG_20261118_184512.jpg', size: '1,9 MB' } },
  decorators: [
    (Story) => (
      <div className="grid w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').getBoundingClientRect().width).toBeLessThan(320);
  },
};

export const AnotherDroppedOnIt: Story = {
  args: { file: { name: 'stari.pdf', size: '1,2 MB' } },
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(receipt());
    canvas.getByText('stari.pdf').dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    await expect(args.onFile).toHaveBeenCalledTimes(1);
  },
};

/** While a photo is being reduced. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(said('Račun'));
    await expect(field).toHaveAttribute('aria-disabled', 'true');
    const pressed = fn(({ defaultPrevented }: Event) => defaultPrevented);
    document.addEventListener('click', pressed);
    await userEvent.click(field);
    document.removeEventListener('click', pressed);
    await expect(pressed).toHaveReturnedWith(true);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(receipt());
    field.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

function Refusing(args: FileDropProps) {
  const [step, setStep] = useState<'none' | 'looking' | 'refused'>('none');
  const look = () => {
    setStep('looking');
    setTimeout(setStep, 100, 'refused');
  };
  const error = step === 'refused' ? args.error : undefined;
  return <FileDrop {...args} busy={step === 'looking'} error={error} onFile={look} />;
}

/** A file that was checked and refused: the focus stays on the control for another file, which gives the reason. */
export const LookedAtAndRefused: Story = {
  args: { error: 'Fajl nije PDF, JPEG ni PNG.' },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(said('Račun'));
    await userEvent.upload(field, receipt());
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(said('Fajl nije PDF, JPEG ni PNG.'))));
    await expect(field).toHaveFocus();
  },
};

/** While the accepted file is uploaded it cannot be removed or replaced. */
export const BusyWithAFile: Story = {
  args: { file: { name: 'račun.pdf', size: '1,2 MB' }, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(receipt());
    canvas.getByText('račun.pdf').dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    await userEvent.click(canvas.getByRole('button', { name: said('Ukloni fajl') }));
    await expect(args.onFile).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const TakenAndRefused: Story = {
  args: { file: { name: 'račun.pdf', size: '1,2 MB' }, error: 'Fajl nije PDF, JPEG ni PNG.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: said('Račun') })).toHaveAccessibleDescription(
      new RegExp(said('Fajl nije PDF, JPEG ni PNG.')),
    );
  },
};

export const WithPicture: Story = {
  args: { file: { name: 'račun.jpg', size: '480 kB', preview: '/pictures/food-groceries-0.svg' } },
};

export const TakenAndRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(said('Račun')), receipt());
    await userEvent.click(await canvas.findByRole('button', { name: said('Ukloni fajl') }));
    await waitFor(() => expect(canvas.getByLabelText(said('Račun'))).toHaveFocus());
  },
};

export const Sending: Story = { args: { file: { name: 'račun.pdf', size: '1,2 MB' }, progress: 64, disabled: true } };

export const Refused: Story = { args: { error: 'Fajl je veći od 2 MB. Izaberi manji ili ga fotografiši ponovo.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { ...WithPicture, globals: { theme: 'dark' } };

export const Phone: Story = { args: Refused.args, globals: { viewport: { value: 'phone' } } } as Story;
