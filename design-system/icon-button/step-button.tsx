import { cn } from '../classes/cn.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

export interface StepButtonProps extends IconButtonProps {
  /** There is no further step: presses are ignored. */
  off: boolean;
}

/** An IconButton that goes one step, as often as it is pressed. Its last press switches it off under the finger, and the focus stays. */
export function StepButton({ off, onClick, className, ...rest }: StepButtonProps) {
  return (
    <IconButton
      {...rest}
      // What is `disabled` would lose the focus.
      {...(off ? { 'aria-disabled': true } : { onClick })}
      className={cn(off && 'text-line-strong hover:bg-transparent', className)}
    />
  );
}
