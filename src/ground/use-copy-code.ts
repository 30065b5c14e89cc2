import { useTexts } from '#locales/texts.tsx';
import { vouchersTexts } from '#locales/vouchers/vouchers.texts.ts';
import { useToasts } from './toasts-context.ts';

/** Copies a code and says whether it went. */
export function useCopyCode(): (code: string) => void {
  const t = useTexts(vouchersTexts);
  const { show } = useToasts();
  return (code) => {
    // The clipboard is missing where the page is not secure.
    Promise.resolve(navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'))).then(
      () => show({ tone: 'success', text: t('copied') }),
      () => show({ tone: 'error', text: t('copyFailed') }),
    );
  };
}
