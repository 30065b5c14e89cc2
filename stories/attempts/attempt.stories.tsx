import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { said } from '../testing/sample-words.ts';
import { InAttempt } from './in-attempt.tsx';

/** A course being taken, in each state of its machine: reading, questions, review, result. */
const meta = {
  title: 'Screens/Learning/Questions',
  component: InAttempt,
  args: { value: { question: 'seen' }, onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/course/start/4' },
} satisfies Meta<typeof InAttempt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The PDF library is loaded with the first document. */
const SLOW = { timeout: 30_000 };

const BOTH = { 1: [10], 2: [20, 22] };

export const Reading: Story = {
  args: { value: 'reading' },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Poglavlje 1', {}, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: said('Pređi na pitanja') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'reading.done' });
  },
};

export const QuestionState: Story = {
  name: 'Question',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: said('Da li ima temperaturu') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'answer.choose', answers: [11] });
    await userEvent.click(canvas.getByRole('button', { name: said('Dalje') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'question.next' });
  },
};

/** The second press of a double click must not answer or leave the question: for a moment it is inactive. */
export const QuestionAppearing: Story = {
  args: { value: { question: 'appearing' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button', { name: said('Dalje') })).pointerEvents).toBe('none');
    await expect(getComputedStyle(canvas.getByRole('radiogroup')).pointerEvents).toBe('none');
  },
};

/** An answer can be removed again. */
export const AnswerTakenBack: Story = {
  args: { chosen: { 1: [11] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Poništi odgovor') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'answer.choose', answers: [] });
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
};

/** All correct answers have to be chosen. */
export const SeveralAnswers: Story = {
  args: { index: 1, chosen: BOTH },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: said('Šta se dogodilo') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'answer.choose', answers: [20, 22, 21] });
    await userEvent.click(canvas.getByRole('checkbox', { name: said('Putanja') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'answer.choose', answers: [22] });
  },
};

export const Review: Story = { args: { value: { review: 'seen' }, chosen: BOTH } };

/** The second press of a double click must not submit: for a moment the button is inactive. */
export const ReviewAppearing: Story = {
  args: { value: { review: 'appearing' }, chosen: BOTH },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Predaj odgovore') })).toBeDisabled();
  },
};

/** Missing answers are named, each with a link. */
export const ReviewIncomplete: Story = {
  args: { value: { review: 'seen' }, chosen: { 1: [10] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: said('Predaj odgovore') })).toBeDisabled();
    await expect(canvas.getByText('1 pitanje bez odgovora.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Odgovori na pitanje 2') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'question.go', index: 1 });
  },
};

export const Scoring: Story = { args: { value: 'scoring', chosen: BOTH } };
export const NotSubmitted: Story = {
  args: { value: 'notSubmitted', chosen: BOTH, message: 'Server nije odgovorio na vreme.' },
};
export const Passed: Story = { args: { value: 'passed' } };
export const Failed: Story = { args: { value: 'failed' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ReadingOnAPhone: Story = { args: { value: 'reading' }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { index: 1, chosen: BOTH }, globals: { theme: 'dark' } };
export const ReviewDarkInEnglish: Story = {
  args: { value: 'notSubmitted', chosen: BOTH },
  globals: { theme: 'dark', language: 'EN' },
};
