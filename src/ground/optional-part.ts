import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A part that the page can do without: it is loaded after the page, and a failed load draws nothing and shows no error. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
}
