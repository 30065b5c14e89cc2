import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ofAdministration } from './states-administration.tsx';
import { buttons, choices, fields, marks, ways } from './states-subjects.tsx';
import { StatesTable } from './states-table.tsx';

/** Each control in each of its states: at rest, hovered, focused, pressed, disabled, busy, invalid, in every tone and size. */
const meta = {
  title: 'Design system/States',
  component: StatesTable,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  play: async ({ canvasElement }) => {
    // The focus ring is on the control, or on the element in its cell that shows the focus.
    const rings = [...canvasElement.querySelectorAll('td:has(.as-focus)')].map((cell) =>
      [...cell.querySelectorAll('*')].some((each) => getComputedStyle(each).outlineStyle === 'solid'),
    );
    await expect(rings).not.toContain(false);
  },
} satisfies Meta<typeof StatesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = { args: { subjects: buttons } };
export const Fields: Story = { args: { subjects: fields } };
export const Choices: Story = { args: { subjects: choices } };
export const Marks: Story = { args: { subjects: marks } };
export const Ways: Story = { args: { subjects: ways } };
export const OfAdministration: Story = { args: { subjects: ofAdministration } };

const dark = { theme: 'dark' };
export const ButtonsDark: Story = { ...Buttons, globals: dark };
export const FieldsDark: Story = { ...Fields, globals: dark };
export const ChoicesDark: Story = { ...Choices, globals: dark };
export const MarksDark: Story = { ...Marks, globals: dark };
export const WaysDark: Story = { ...Ways, globals: dark };
export const OfAdministrationDark: Story = { ...OfAdministration, globals: dark };

const tables = ['Buttons', 'Fields', 'Choices', 'Marks'];

/**
 * With forced colours (Windows contrast themes). A page cannot turn them on itself: these are screenshots from Chromium, compared in npm
 * test and taken again with npm run pictures -- --accept.
 */
export const InForcedColours: Story = {
  args: { subjects: [] },
  render: () => (
    <div className="grid gap-12 p-6">
      {tables.map((table) => (
        <section key={table} className="grid gap-3">
          <h2 className="text-22">{table}, in forced colours</h2>
          <a href={`telling/states-${table.toLowerCase()}-forced-wall.jpg`} target="_blank" rel="noreferrer">
            <img src={`telling/states-${table.toLowerCase()}-forced-wall.jpg`} alt={`${table}: every state of each`} />
          </a>
        </section>
      ))}
      <p className="max-w-[46rem] text-14 text-ink-muted">
        Photographed by Chromium with forced colours on: a page cannot put itself in them. To see a screen so, turn a
        contrast theme on, or “Emulate CSS media feature forced-colors” in the browser’s own tools.
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const picture of await canvas.findAllByRole('img')) {
      await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0), { timeout: 15_000 });
    }
  },
};
