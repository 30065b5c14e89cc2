import { cn } from '../classes/cn.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

export interface StepButtonProps extends IconButtonProps {
  /** There is no further step: presses are ignored. */
  off: boolean;
}

/** An IconButton that moves one step per press. It keeps the focus when its last press makes it inactive. */
export function StepButton({ off, onClick, className, ...rest }: StepButtonProps) {
  return (
    <IconButton
      {...rest}
      // `disabled` would lose the focus.
      {...(off ? { 'aria-disabled': true } : { onClick })}
      className={cn(off && 'text-line-strong hover:bg-transparent', className)}
    />
  );
}
