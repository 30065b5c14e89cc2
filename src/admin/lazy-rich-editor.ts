import { lazyView } from '../ground/lazy-view.tsx';

/** The editor of rich text: heavy, so it comes when a text is edited. Within an OpenedPart. */
export const LazyRichEditor = lazyView(
  async () => (await import('#design-system/rich-text-editor/rich-text-editor.tsx')).RichTextEditor,
);
