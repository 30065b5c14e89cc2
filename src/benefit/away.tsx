import { ErrorState, type ErrorStateProps } from '#design-system/error-state/error-state.tsx';
import { inWindow } from './picture-frame.tsx';

interface AwayProps extends Omit<ErrorStateProps, 'picture'> {
  /** For want of a network; else something broke. */
  offline: boolean;
}

/** A screen or list with nothing to show, with the picture of why. */
export function Away({ offline, ...props }: AwayProps) {
  return <ErrorState picture={inWindow(offline ? 'travel-balloon-1' : 'mobility-tram-0')} {...props} />;
}
