import { Logo } from '#design-system/logo/logo.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** The end of every page of the shop. It links only to what exists. */
export function Footer() {
  const t = useTexts(frameTexts);
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-shell flex-wrap items-center justify-between gap-4 px-4 pt-8 pb-28 text-14 text-ink-muted desk:px-8 desk:py-8">
        <Logo size="small" />
        <p className="desk:mr-52">{t('footer.note')}</p>
      </div>
    </footer>
  );
}
