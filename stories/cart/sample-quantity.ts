import { fn } from 'storybook/test';
import type { QuantityProps } from '#src/cart/line-stepper.tsx';

/** A quantity at rest, with mock handlers. */
export const resting = (count: number): QuantityProps => ({
  text: String(count),
  value: count,
  editing: false,
  saving: false,
  wrong: false,
  onStep: fn(),
  onType: fn(),
  onCommit: fn(),
  onCancel: fn(),
});
