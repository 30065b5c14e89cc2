import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A part that the page is whole without: it comes after the page, and when its code does not come nothing is said. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
}
