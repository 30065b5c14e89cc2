import { TextLink } from '#design-system/text-link/text-link.tsx';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';

const stores = [
  { key: 'appStore', href: 'https://www.apple.com/app-store/' },
  { key: 'googlePlay', href: 'https://play.google.com/store/apps' },
] as const;

/** Spec 2: where the app is. */
export function Foot() {
  const t = useTexts(homeTexts);
  return (
    <section
      aria-label={t('onPhone')}
      className="mt-14 rounded-20 bg-surface-sunken px-5.5 py-4 desk:mt-20 desk:px-11 desk:py-7"
    >
      <p className="flex flex-wrap items-center gap-x-6 text-14">
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
