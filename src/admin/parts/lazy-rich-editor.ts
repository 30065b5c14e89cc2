import { lazyView } from '../../ground/lazy-view.tsx';

/** Editor of rich text, loaded when a text is edited because it is large. Use it within an OpenedPart. */
export const LazyRichEditor = lazyView(
  async () => (await import('#design-system/rich-text-editor/rich-text-editor.tsx')).RichTextEditor,
);
