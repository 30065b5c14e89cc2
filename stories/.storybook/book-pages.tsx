import type { Canvas, DocsContainerProps, StoryProps } from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, type PropsWithChildren, Suspense } from 'react';

// Lazy: the blocks of docs pages are half a megabyte that a single story does not need.
const Container = lazy(async () => ({ default: (await import('./book-container.tsx')).BookContainer }));
const Page = lazy(async () => ({ default: (await import('./book-page.tsx')).BookPage }));
const Example = lazy(async () => ({ default: (await import('./book-example.tsx')).Example }));
const ExampleStory = lazy(async () => ({ default: (await import('./book-example.tsx')).ExampleStory }));

// Loaded early, while Storybook still reads its index.
if (globalThis.location?.search.includes('viewMode=docs')) {
  void Promise.all([import('./book-container.tsx'), import('./book-page.tsx'), import('./book-example.tsx')]);
}

/** Wraps every docs page. */
export const BookContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);

/** Docs page of a component or screen. */
export const BookPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** Replaces Storybook's own blocks that show a story on a docs page. */
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
