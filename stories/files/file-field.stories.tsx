import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FileField } from '#src/files/file-field.tsx';
import { type Prepared, prepareFile } from '#src/files/prepare-file.ts';
import { said } from '../testing/sample-words.ts';
import { photo, turned } from './sample-photos.ts';

const RECEIPT = { types: ['application/pdf', 'image/jpeg', 'image/png'], mostBytes: 2 * 1024 * 1024 } as const;

/** A receipt or a picture to upload: photos are reduced in the browser, so that none is refused for its size. */
const meta = {
  title: 'Screens/Money/Requests/Receipts',
  component: FileField,
  args: {
    label: 'Račun',
    hint: 'PDF, JPEG ili PNG do 2 MB. Veće fotografije se ovde smanjuju.',
    accept: 'application/pdf,image/*',
    file: null,
    onFile: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-regular">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fileOf(prepared: Promise<Prepared>): Promise<File> {
  const result = await prepared;
  if ('problem' in result) throw new Error(result.problem);
  return result.file;
}

async function sizeOf(picture: Blob): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(picture);
  return [width, height];
}

export const Empty: Story = {};

/** A photo of a phone, larger than what may be sent. */
export const LargePhoto: Story = {
  render: function Held(args) {
    const [file, setFile] = useState<File | null>(null);
    return <FileField {...args} file={file} onFile={setFile} onRemove={() => setFile(null)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const large = await photo(3000, 2000);
    await expect(large.size).toBeGreaterThan(RECEIPT.mostBytes);
    const small = await fileOf(prepareFile(large, RECEIPT));
    await expect(small.size).toBeLessThanOrEqual(RECEIPT.mostBytes);
    await expect([small.name, small.type]).toEqual(['foto.jpeg', 'image/jpeg']);
    await userEvent.upload(canvas.getByLabelText(said('Račun')), small);
    await expect(canvas.getByText('foto.jpeg')).toBeVisible();
  },
};

/** The head of a file turns a photo that a camera stored sideways; the reduced picture has no such head. */
export const TurnedPhoto: Story = {
  play: async () => {
    const upright = await fileOf(prepareFile(await turned(await photo(600, 200)), { ...RECEIPT, longestSide: 512 }));
    await expect(await sizeOf(upright)).toEqual([171, 512]);
  },
};

export const WhatStaysAsItIs: Story = {
  play: async () => {
    const pdf = new File(['%PDF-1.7 receipt'], 'račun.pdf');
    const small = await photo(40, 40);
    await expect(await (await fileOf(prepareFile(pdf, RECEIPT))).text()).toBe('%PDF-1.7 receipt');
    await expect((await fileOf(prepareFile(small, RECEIPT))).size).toBe(small.size);
  },
};

export const WhatCannotBeSent: Story = {
  args: { error: 'Fajl nije PDF, JPEG ni PNG.' },
  play: async () => {
    const large = new File(['%PDF-', new Uint8Array(3_000_000)], 'large.pdf');
    const html = new File(['<!doctype html>'], 'receipt.pdf', { type: 'application/pdf' });
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png', { type: 'image/png' });
    await expect(await prepareFile(large, RECEIPT)).toEqual({ problem: 'tooLarge' });
    await expect(await prepareFile(html, RECEIPT)).toEqual({ problem: 'wrongType' });
    await expect(await prepareFile(drawing, RECEIPT)).toEqual({ problem: 'wrongType' });
    await expect(await prepareFile(html, { ...RECEIPT, types: ['application/pdf'] })).toEqual({ problem: 'wrongType' });
  },
};

export const Sending: Story = {
  args: { file: new File(['%PDF-1.7'], 'račun.pdf', { type: 'application/pdf' }), progress: 40, disabled: true },
};

export const InEnglishInTheDark: Story = { args: { label: 'Receipt' }, globals: { language: 'EN', theme: 'dark' } };
