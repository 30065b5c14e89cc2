import { Link } from 'react-router-dom';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { plainFilters } from '#machines/browse/filters.ts';
import { writeAddress } from '../browse/browse-address.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { Section } from './section.tsx';

const ways = ['in_store', 'web', 'voucher', 'invoice'] as const;

const addressOf = (type: (typeof ways)[number]) =>
  writeAddress({ kind: 'flexible', layout: 'grid', filters: { ...plainFilters('flexible'), type } });

/** specification.md 2: in store, online, eVoucher, invoice; each leads to the benefits bought that way. */
export function WaysOfBuying() {
  const t = useTexts(homeTexts);
  return (
    <Section title={t('ways')}>
      <ul className="grid two-columns gap-x-3.5 gap-y-6 wide:grid-cols-4 wide:gap-x-6">
        {ways.map((way, index) => (
          <li key={way} className="group relative min-w-0">
            <PictureFrame image={`/pictures/ways-${index}.svg`} className="mb-3 desk:mb-4" />
            <h3 className="display text-18 desk:text-22">
              <Link
                to={addressOf(way)}
                className="rounded-12 after:absolute after:inset-0 after:rounded-12 after:content-[''] hover:text-brand"
              >
                {t(`ways.${way}`)}
              </Link>
            </h3>
            <p className="mt-1 text-14 text-ink-muted">{t(`ways.${way}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
