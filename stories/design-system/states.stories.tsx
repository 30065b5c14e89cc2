import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttons, choices, fields, marks } from './states-subjects.tsx';
import { StatesTable } from './states-table.tsx';

/** Each control in each of its states: at rest, pointed at, focused, pressed, disabled, busy, wrong, in every tone and size. */
const meta = {
  title: 'Design system/States',
  component: StatesTable,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  play: async ({ canvasElement }) => {
    // The ring is on the control, or on the box in its cell that tells its focus.
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

const dark = { theme: 'dark' };
export const ButtonsDark: Story = { ...Buttons, globals: dark };
export const FieldsDark: Story = { ...Fields, globals: dark };
export const ChoicesDark: Story = { ...Choices, globals: dark };
export const MarksDark: Story = { ...Marks, globals: dark };
