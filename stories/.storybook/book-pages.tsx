import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// The blocks of pages are half a megabyte that a story by itself does without.
const Container = lazy(async () => ({ default: (await import('./book-container.tsx')).BookContainer }));
const Page = lazy(async () => ({ default: (await import('./book-page.tsx')).BookPage }));

// Asked for while Storybook still reads its index.
if (globalThis.location?.search.includes('viewMode=docs')) {
  void Promise.all([import('./book-container.tsx'), import('./book-page.tsx')]);
}

/** Around every page of the book. */
export const BookContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);

/** The page of a component or screen. */
export const BookPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);
