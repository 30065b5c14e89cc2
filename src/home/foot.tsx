import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import type { Stores } from './home-view-props.ts';

/** specification.md 2: suggestion and contact buttons, and links to the app stores. */
export function Foot({ stores }: { stores: Stores }) {
  const t = useTexts(homeTexts);
  return (
    <section
      aria-label={t('missing')}
      className="mt-14 rounded-20 bg-surface-sunken px-5.5 py-7 desk:mt-20 desk:px-11 desk:pt-11 desk:pb-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 gap-2">
          <h2 className="hyphenate text-28 desk:text-36">{t('missing')}</h2>
          <p className="text-ink-muted">{t('missingText')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.suggestion}>{t('suggest')}</Link>
          </Button>
          <Button asChild tone="secondary" className="bg-surface-raised hover:bg-line">
            <Link to={paths.contact}>{t('contact')}</Link>
          </Button>
        </div>
      </div>
      <dl className="mt-7 flex flex-wrap items-baseline gap-x-8 gap-y-2 border-line border-t pt-4 text-14">
        <dt className="font-600">{t('onPhone')}</dt>
        <OnPhone store={stores.app_store} label={t('appStore')} otherwise={t('onIphone')} />
        <OnPhone store={stores.google_play} label={t('googlePlay')} otherwise={t('onAndroid')} />
      </dl>
    </section>
  );
}

/** A link to the app in a store, or, without one, how to install it from the browser. */
function OnPhone({ store, label, otherwise }: { store: string | null; label: string; otherwise: string }) {
  const t = useTexts(homeTexts);
  if (!store) return <dd className="text-ink-muted">{otherwise}</dd>;
  return (
    <dd>
      <TextLink href={store} target="_blank" rel="noreferrer" icon={<ArrowUpRight aria-hidden size={16} />}>
        {label}
        <span className="sr-only">, {t('newTab')}</span>
      </TextLink>
    </dd>
  );
}
