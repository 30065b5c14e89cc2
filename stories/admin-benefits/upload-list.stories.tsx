import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { UploadList } from '#src/admin-benefits/upload-list.tsx';
import { Uploads } from '#src/admin-benefits/uploads.ts';
import { said } from '../testing/sample-words.ts';

interface Scene {
  of: 'pictures' | 'promo_material';
  names: readonly string[];
  /** Most files. */
  room: number;
}

/** Uploads by the names of their files: `.svg` has the wrong type, `bez…` fails, any other stays under way. */
function Sending({ of, names, room }: Scene) {
  const [uploads] = useState(() => {
    const made = new Uploads(() => ({
      prepare: async (file) => (file.name.endsWith('.svg') ? { problem: 'wrongType' } : { file }),
      send: async ({ name }, { onProgress }) => {
        if (name.startsWith('bez')) throw new Error();
        onProgress(40);
        await new Promise(() => {});
      },
      room: () => room,
      say: () => ({ said: said('Server predugo ne odgovara. Pokušaj ponovo.'), isAgain: true }),
    }));
    made.add(names.map((name) => new File(['x'], name)));
    return made;
  });
  return <UploadList uploads={uploads} of={of} />;
}

/** Uploads of a benefit's files, and why some were refused. */
const meta = {
  title: 'Screens/Administration/Benefit/Uploads',
  component: Sending,
  args: { of: 'pictures', room: 12, names: ['soba.jpg', 'ulja.jpg'] },
} satisfies Meta<typeof Sending>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheirWay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('progressbar')).toHaveLength(2);
  },
};

/** Each refused file is named with its problem; one that may succeed later can be sent again. */
export const Refused: Story = {
  args: { of: 'promo_material', room: 3, names: ['znak.svg', 'bez-mreze.pdf', 'letak.pdf', 'cenovnik.pdf'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: said('Pošalji ponovo') })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /znak\.svg/ }));
    await expect(canvas.queryByText('znak.svg')).toBeNull();
  },
};
