import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { Page } from '#design-system/page/page.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { accessibilityTexts } from '#locales/accessibility/accessibility.texts.ts';
import { helpTexts } from '#locales/help/help.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { Keys } from '../ground/keys.tsx';
import { paths } from '../ground/paths.ts';
import { Questions, type QuestionsProps } from './questions.tsx';
import { Tutorial } from './tutorial.tsx';

/** How the shop works in four steps, and frequent questions by topic (product.md 4). */
export function HelpView(props: QuestionsProps) {
  const t = useTexts(helpTexts);
  const u = useTexts(accessibilityTexts);
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start gap-12 desk:gap-18">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 desk:gap-12">
        <div className="grid gap-2">
          <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
          <p className="text-18 text-ink-muted">{t('text')}</p>
        </div>
        <Tutorial />
      </div>
      <Questions {...props} />
      <section className="grid max-w-medium gap-4">
        <h2 className="text-28 desk:text-36">{u('keys.title')}</h2>
        <Keys />
        <TextLink asChild icon={<ArrowRight aria-hidden size={16} />}>
          <Link to={paths.accessibility}>{u('title')}</Link>
        </TextLink>
      </section>
      <section className="flex flex-wrap items-center justify-between gap-6 rounded-20 bg-surface-sunken p-5.5 desk:p-11">
        <div className="grid gap-2">
          <h2 className="text-28">{t('still')}</h2>
          <p className="text-ink-muted">{t('stillText')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button asChild>
            <Link to={paths.contact}>{t('contact')}</Link>
          </Button>
          <TextLink asChild icon={<ArrowRight aria-hidden size={16} />}>
            <Link to={paths.downloads}>{t('documents')}</Link>
          </TextLink>
        </div>
      </section>
    </Page>
  );
}
