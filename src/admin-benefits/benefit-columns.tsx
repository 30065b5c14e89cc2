import type { ListedBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { Languages } from '#design-system/languages/languages.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { percent } from '#locales/percent.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { Amount } from '../admin/parts/amount.tsx';
import { ChangedDay } from '../admin/parts/changed-day.tsx';
import { nameIn } from '../admin/parts/name-in.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { benefitPage } from './benefit-address.ts';
import { BenefitState } from './benefit-state.tsx';
import type { BenefitsPlace } from './benefits-address.ts';

type Columns = readonly ListColumn<ListedBenefit>[];

/** The columns of the list of benefits. `companies` is the number of all companies; null while it is unknown. */
export function useBenefitColumns(list: List<BenefitsPlace, ListedBenefit>, companies: number | null): Columns {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  return [
    {
      key: 'name',
      header: t('benefits.name'),
      heading: true,
      rowHeader: true,
      face: () => 'picture',
      sortable: true,
      cell: (benefit) => (
        <RecordName
          detail={t(`benefits.kind.${benefit.kind}`)}
          leading={<PictureFrame image={benefit.image} className="aspect-auto size-full rounded-none" />}
        >
          <RecordLink list={list} id={benefit.id} name={nameIn(language, benefit)} page={benefitPage(benefit.id)} />
        </RecordName>
      ),
    },
    {
      key: 'provider',
      header: t('benefits.provider'),
      phone: 'beside',
      cell: ({ provider }) => (
        <span className="wrap-anywhere rows:block rows:min-w-22 text-ink-muted">
          <Words>{provider.name}</Words>
        </span>
      ),
    },
    {
      key: 'category',
      header: t('benefits.category'),
      phone: 'hidden',
      spare: 2,
      cell: ({ category }) => (
        <span className="wrap-anywhere block min-w-22 text-ink-muted">
          <Words>{nameIn(language, category)}</Words>
        </span>
      ),
    },
    {
      key: 'price',
      header: t('benefits.price'),
      sortable: true,
      align: 'end',
      phone: 'corner',
      cell: (benefit) => <Price {...benefit} />,
    },
    {
      key: 'companies',
      header: t('benefits.companies'),
      phone: 'hidden',
      cell: ({ companies: some }) => <Companies some={some} all={companies} />,
    },
    {
      key: 'state',
      header: t('benefits.state'),
      phone: 'foot',
      cell: (benefit) => <BenefitState benefit={benefit} />,
    },
    {
      key: 'languages',
      header: t('benefits.languages'),
      phone: 'hidden',
      spare: 2,
      cell: ({ missing }) => <InLanguages missing={missing} />,
    },
    {
      key: 'changed',
      header: t('benefits.changed'),
      sortable: true,
      phone: 'hidden',
      spare: 2,
      cell: ({ changed }) => <ChangedDay changed={changed} />,
    },
    {
      key: 'way',
      header: t('benefits.way'),
      extra: true,
      cell: ({ way_to_buy: way }) => <span className="text-ink-muted">{t(`benefits.way.${way}`)}</span>,
    },
    {
      key: 'bought',
      header: t('benefits.bought'),
      sortable: true,
      align: 'end',
      extra: true,
      cell: ({ bought }) => <span className="tabular-nums">{grouped(language, bought)}</span>,
    },
  ];
}

/** At most four lines, so that a long text does not stretch its row; the tooltip has the whole text. */
const Words = ({ children }: { children: string }) => (
  <span title={children} className="line-clamp-4">
    {children}
  </span>
);

function Price({ price, currency, discount, monthly, kind }: ListedBenefit) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  if (price === null) {
    return <span className="text-ink-muted">{t(kind === 'fixed' ? 'benefits.noPrice' : 'benefits.agreed')}</span>;
  }
  const notes = [discount > 0 && percent(language, `−${discount}`), monthly && t('benefits.monthly')].filter(Boolean);
  return (
    // One thing in the corner of a card, so that the discount stands below the price there, too.
    <span className="block">
      <Amount amount={toMinor(price)} currency={currency} />
      {notes.length > 0 && <span className="block text-12 text-ink-muted tabular-nums">{notes.join(', ')}</span>}
    </span>
  );
}

function Companies({ some, all }: { some: number | null; all: number | null }) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const words = () => {
    if (some === null) return t('benefits.allCompanies');
    if (some === 0) return t('benefits.noCompany');
    return all === null
      ? grouped(language, some)
      : t('benefits.someCompanies', { some: grouped(language, some), all: grouped(language, all) });
  };
  return <span className="whitespace-nowrap text-ink-muted">{words()}</span>;
}

function InLanguages({ missing }: Pick<ListedBenefit, 'missing'>) {
  const t = useTexts(adminBenefitsTexts);
  const lacking = LANGUAGES_OF_TEXTS.filter((language) => missing.includes(language));
  return (
    <Languages
      label={lacking.length === 0 ? t('benefits.both') : lacking.map((one) => t(`benefits.lacks.${one}`)).join('. ')}
      languages={[
        { code: 'SR', has: !missing.includes('sr') },
        { code: 'EN', has: !missing.includes('en') },
      ]}
    />
  );
}
