import type { RichTextEditorProps } from '#design-system/rich-text-editor/rich-text-editor.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';

const TOOLS = [
  ...(['bold', 'italic', 'heading', 'subheading', 'bullets', 'numbers'] as const),
  ...(['inward', 'outward', 'quote', 'link', 'undo', 'redo'] as const),
];

/** Labels of a rich text editor. */
export function useRichLabels(): RichTextEditorProps['labels'] {
  const t = useTexts(recordsTexts);
  const close = useTexts(adminTexts)('close');
  return {
    toolbar: t('rich.toolbar'),
    tools: Object.fromEntries(TOOLS.map((tool) => [tool, t(`rich.${tool}`)])) as RichTextEditorProps['labels']['tools'],
    link: {
      title: t('rich.linkTitle'),
      address: t('rich.linkAddress'),
      hint: t('rich.linkHint'),
      wrong: t('rich.linkWrong'),
      set: t('rich.linkSet'),
      remove: t('rich.linkRemove'),
      close,
    },
  };
}
