import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { contactTexts } from '#locales/contact/contact.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';

// A fictitious number.
const PHONE = { shown: '+381 11 555 01 23', href: 'tel:+381115550123' };

/** Telephone, address and hours. */
export function OtherWays() {
  const t = useTexts(contactTexts);
  return (
    <section aria-label={t('reach')} className="grid content-start gap-5">
      <h2 className="text-28 desk:pt-2.5">{t('reach')}</h2>
      <dl className="border-line border-t">
        <Way name={t('phone')}>
          <TextLink href={PHONE.href} className="tabular-nums">
            {PHONE.shown}
          </TextLink>
          <span className="block text-14 text-ink-muted">{t('phoneHours')}</span>
        </Way>
        <Way name={t('address')}>{t('addressText')}</Way>
        <Way name={t('hours')}>{t('hoursText')}</Way>
        <Way name={t('help')}>
          <span className="block">{t('helpText')}</span>
          <TextLink asChild>
            <Link to={paths.help}>{t('help')}</Link>
          </TextLink>
        </Way>
      </dl>
    </section>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-line border-b py-4">
      <dt className="text-14 text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
