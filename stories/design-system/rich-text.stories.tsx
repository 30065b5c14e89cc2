import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from '#design-system/rich-text/rich-text.tsx';

const html = `<p>Mesečna članarina za <strong>teretanu, bazen i saunu</strong>. Važi u oba objekta.</p>
<ul><li>Pokaži karticu na ulazu.</li><li>Ponesi peškir i čiste patike.</li></ul>
<h3>Radno vreme</h3><p>Svakog dana od 7 do 23 h. Više na <a href="https://example.com">sajtu</a>.</p>
<blockquote>Najmirnije je pre posla.</blockquote>`;

const meta = {
  title: 'Design system/Foundations/RichText',
  component: RichText,
  args: { html },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'sajtu' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Hostile: Story = {
  args: {
    html: `<p onclick="alert(1)">Bezopasno</p><script>alert(2)</script><img src=x onerror="alert(3)">
<a href="javascript:alert(4)">klik</a><p style="position:fixed">stil</p><iframe src="//evil"></iframe>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Bezopasno')).not.toHaveAttribute('onclick');
    await expect(canvas.getByText('stil')).not.toHaveAttribute('style');
    await expect(canvas.getByText('klik')).not.toHaveAttribute('href');
    await expect(canvasElement.querySelector('script, img, iframe')).toBeNull();
  },
};

export const LongSerbian: Story = {
  args: {
    html: '<h3>Sporazumno raskidanje pretplate</h3><p>Najneprilagodljivijim pretplatnicima, i onima koji bi da promene uslove korišćenja, preporučuje se da zahtev podnesu najkasnije petnaest dana pre isteka obračunskog perioda.</p><ul><li>Dobrovoljno privatno zdravstveno osiguranje za celu porodicu</li></ul>',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
