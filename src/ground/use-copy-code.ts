import { useTexts } from '#locales/texts.tsx';
import { vouchersTexts } from '#locales/vouchers/vouchers.texts.ts';
import { copyText } from './copy-text.ts';
import { useToasts } from './toasts-context.ts';

/** Copies a code to the clipboard and shows whether that succeeded. */
export function useCopyCode(): (code: string) => void {
  const t = useTexts(vouchersTexts);
  const { show } = useToasts();
  return (code) =>
    void copyText(code).then(
      () => show({ tone: 'success', text: t('copied') }),
      () => show({ tone: 'error', text: t('copyFailed') }),
    );
}
