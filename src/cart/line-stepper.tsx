import { MAX_COUNT, MIN_COUNT } from '#contract/cart/cart.rules.ts';
import { QuantityStepper } from '#design-system/quantity-stepper/quantity-stepper.tsx';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** State and callbacks of the quantity field of a line. */
export interface QuantityProps {
  /** Text of the field. */
  text: string;
  /** Number from which plus and minus count. */
  value: number;
  /** Being edited: the check button is shown until the update finishes (specification.md 2). */
  editing: boolean;
  saving: boolean;
  /** The typed text is no valid quantity. */
  wrong: boolean;
  onStep: (by: 1 | -1) => void;
  onType: (text: string) => void;
  onCommit: () => void;
  onCancel: () => void;
}

interface LineStepperProps {
  /** The name of the benefit. */
  name: string;
  quantity: QuantityProps;
  disabled: boolean;
}

/** Quantity field of a line, in the cart and in its dropdown. */
export function LineStepper({ name, quantity, disabled }: LineStepperProps) {
  const t = useTexts(cartTexts);
  return (
    <QuantityStepper
      value={quantity.value}
      text={quantity.text}
      min={MIN_COUNT}
      max={MAX_COUNT}
      editing={quantity.editing}
      busy={quantity.saving}
      disabled={disabled}
      problem={quantity.wrong ? t('count.wrong', { min: MIN_COUNT, max: MAX_COUNT }) : undefined}
      onStep={(count) => quantity.onStep(count > quantity.value ? 1 : -1)}
      onType={quantity.onType}
      onCommit={quantity.onCommit}
      onCancel={quantity.onCancel}
      labels={{
        decrease: t('decrease', { name }),
        increase: t('increase', { name }),
        group: t('count.of', { name }),
        field: t('count'),
        check: t('count.check'),
      }}
    />
  );
}
