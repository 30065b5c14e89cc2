import type { Canvas, DocsContainerProps, StoryProps } from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, type PropsWithChildren, Suspense } from 'react';

// The blocks of pages are half a megabyte that a story by itself does without.
const Container = lazy(async () => ({ default: (await import('./book-container.tsx')).BookContainer }));
const Page = lazy(async () => ({ default: (await import('./book-page.tsx')).BookPage }));
const Example = lazy(async () => ({ default: (await import('./book-example.tsx')).Example }));
const ExampleStory = lazy(async () => ({ default: (await import('./book-example.tsx')).ExampleStory }));

// Asked for while Storybook still reads its index.
if (globalThis.location?.search.includes('viewMode=docs')) {
  void Promise.all([import('./book-container.tsx'), import('./book-page.tsx'), import('./book-example.tsx')]);
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

/** What a page of the book shows a story by, in the place of Storybook's own. */
export const bookBlocks = {
  Canvas: (props: ComponentProps<typeof Canvas>) => (
    <Suspense>
      <Example {...props} />
    </Suspense>
  ),
  Story: (props: StoryProps) => (
    <Suspense>
      <ExampleStory {...props} />
    </Suspense>
  ),
};
