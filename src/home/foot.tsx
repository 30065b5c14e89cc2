import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../app/paths.ts';

const stores = [
  { key: 'appStore', href: 'https://www.apple.com/app-store/' },
  { key: 'googlePlay', href: 'https://play.google.com/store/apps' },
] as const;

/** Spec 2: suggestion and contact, and where the app is. */
export function Foot() {
  const t = useTexts(homeTexts);
  return (
    <section
      aria-label={t('missing')}
      className="mt-14 grid gap-8 rounded-20 bg-surface-sunken px-5.5 py-7 desk:mt-20 desk:p-11"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
        <div className="min-w-0">
          <h2 className="text-28 desk:text-36">{t('missing')}</h2>
          <p className="mt-2 text-ink-muted">{t('missingText')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.suggestion}>{t('suggest')}</Link>
          </Button>
          <Button asChild tone="secondary" className="bg-surface-raised">
            <Link to={paths.contact}>{t('contact')}</Link>
          </Button>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 border-line border-t pt-3 text-14">
        {t('onPhone')}
        {stores.map(({ key, href }) => (
          <TextLink key={key} href={href} target="_blank" rel="noreferrer">
            {t(key)}
            <span className="sr-only">, {t('newTab')}</span>
          </TextLink>
        ))}
      </p>
    </section>
  );
}
