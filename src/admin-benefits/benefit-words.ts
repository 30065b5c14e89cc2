import { useQuery } from '@tanstack/react-query';
import {
  BENEFIT_FILES,
  BENEFIT_PICTURES,
  BENEFIT_STATES,
  BENEFIT_TEXTS,
  MOST_OF_COMPANY_PRICE,
  MOST_OF_PRICE,
} from '#contract/admin-benefits/benefit.rules.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { type Currency, formatMoney, shownCurrency, toMinor } from '#contract/money/money.rules.ts';
import { MOST_OF_WEBSITE } from '#contract/providers/providers.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { percent } from '#locales/percent.ts';
import { grouped } from '#locales/plural.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { nameIn } from '../admin/parts/name-in.ts';
import { percentLabel } from '../admin/parts/percent-label.ts';
import type { RecordFields } from '../admin/parts/record-field.ts';
import { wordsOfHtml } from '../admin/parts/words-of-html.ts';
import { usePlaceName } from '../benefits/use-place-name.ts';
import { categoriesQuery, companiesQuery, useProviderNames } from './benefit-choices.ts';
import { BENEFIT_TEXT_NAMES } from './benefit-record.ts';

const MOST: Readonly<Record<string, number>> = {
  name: BENEFIT_TEXTS.name,
  short_description: BENEFIT_TEXTS.short_description,
  alt: BENEFIT_PICTURES.alt,
  title: BENEFIT_FILES.title,
  website: MOST_OF_WEBSITE,
  price: MOST_OF_PRICE,
  discount: 100,
  company_price: MOST_OF_COMPANY_PRICE,
  pictures: BENEFIT_PICTURES.most,
  promo_material: BENEFIT_FILES.most,
};
const CHOSEN = ['provider_id', 'category_id'];
const PROBLEMS = [
  'short',
  'address',
  'decimals',
  'comma',
  'number',
  'fixed',
  'monthly',
  'location',
  'sending',
] as const;

/** The problem of a field in words; a message of the server is returned unchanged. */
export function useBenefitProblem(): (problem: string, field: string) => string {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  return (problem, field) => {
    const part = field.replace(/^.*\./, '').replace(/_(sr|en)$/, '');
    const most = grouped(language, MOST[part] ?? 0);
    if (problem === 'required')
      return t(CHOSEN.includes(field) ? 'benefit.problem.choose' : 'benefit.problem.required');
    if (problem === 'long') return part in MOST ? t('benefit.problem.long', { most }) : t('benefit.problem.longHtml');
    if (problem === 'range')
      return t(part === 'discount' ? 'benefit.problem.percent' : 'benefit.problem.range', { most });
    if (problem === 'too_many') return t('benefit.problem.too_many', { most });
    const known = PROBLEMS.find((one) => one === problem);
    return known ? t(`benefit.problem.${known}`) : problem;
  };
}

/** The labels of the fields of a benefit, and the formats of their values. */
export function useBenefitFields(): RecordFields {
  const t = useTexts(adminBenefitsTexts);
  return Object.assign(useTextFields(), useSoldFields(), useFiledFields(), {
    pictures: { label: t('benefit.pictures'), shown: useListed('alt', 'benefit.picture'), typed: same },
    promo_material: { label: t('benefit.promo_material'), shown: useListed('title', 'benefit.file'), typed: same },
  });
}

/** The items of a list in their order, each by its text or by its number. */
function useListed(part: 'alt' | 'title', unnamed: 'benefit.picture' | 'benefit.file') {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const nameOf = (thing: Fields) => {
    const [own, other] = language === 'SR' ? ['sr', 'en'] : ['en', 'sr'];
    return String(thing[`${part}_${own}`] || thing[`${part}_${other}`] || t(unnamed, { id: String(thing.id) }));
  };
  return (things: unknown) => ((things ?? []) as Fields[]).map(nameOf).join(' · ');
}

function useTextFields(): RecordFields {
  const t = useTexts(adminBenefitsTexts);
  const records = useTexts(recordsTexts);
  return Object.fromEntries(
    BENEFIT_TEXT_NAMES.flatMap((text) =>
      LANGUAGES_OF_TEXTS.map((language) => {
        const label = `${t(`benefit.${text}`)}, ${records(`pair.${language}`)}`;
        const lang = language === 'sr' ? 'sr-Latn' : 'en';
        return [`${text}_${language}`, Object.assign({ label, lang }, LOOKS[text] ?? HTML)] as const;
      }),
    ),
  );
}

/** HTML is compared by its words; where both versions changed, the merged one is written in the form. */
const HTML = { text: 'html', shown: (html: unknown) => wordsOfHtml(String(html ?? '')) } as const;
const LOOKS: Readonly<Record<string, { text: 'line' | 'lines' }>> = {
  name: { text: 'line' },
  short_description: { text: 'lines' },
};

const same = (value: unknown) => value;

function useSoldFields(): RecordFields {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const placeName = usePlaceName();
  const inPercent = (value: unknown) => percentLabel(value, (written) => percent(language, written));
  const yes = useTexts(recordsTexts);
  const whether = (is: unknown) => yes(is ? 'history.yes' : 'history.no');
  return {
    kind: { label: t('benefit.kind'), shown: (kind) => t(`benefit.kind.${kind as 'fixed'}`), typed: same },
    way_to_buy: { label: t('benefit.way_to_buy'), shown: (way) => t(`benefit.way.${way as 'web'}`), typed: same },
    price: {
      label: t('benefit.price'),
      shown: (price, of) => {
        if (typeof price !== 'number') return String(price ?? '');
        return of ? formatMoney(toMinor(price), of.currency as Currency, language) : grouped(language, price);
      },
      typed: same,
    },
    currency: { label: t('benefit.currency'), shown: (one) => shownCurrency(one as Currency), typed: same },
    discount: { label: t('benefit.discount'), shown: inPercent, typed: same },
    company_price: { label: t('benefit.company_price'), shown: inPercent, typed: same },
    monthly: { label: t('benefit.monthly'), shown: whether, typed: same },
    nfc: { label: t('benefit.nfc'), shown: whether, typed: same },
    website: { label: t('benefit.website'), text: 'line' },
    locations: {
      label: t('benefit.locations'),
      shown: (places) => (places as string[]).map(placeName).join(', '),
      typed: same,
    },
  };
}

/** The category, the provider and the companies, by their names. */
function useFiledFields(): RecordFields {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const categories = useQuery(categoriesQuery).data?.results ?? [];
  const { data: companies } = useQuery(companiesQuery);
  const providers = useProviderNames();
  const all = categories.flatMap((category) => [category, ...category.children]);
  const unknown = (id: unknown) => (id === null ? '' : t('benefit.of', { id: String(id) }));
  return {
    provider_id: { label: t('benefit.provider'), shown: (id) => providers.get(Number(id)) ?? unknown(id), typed: same },
    category_id: {
      label: t('benefit.category'),
      shown: (id) => {
        const category = all.find((one) => one.id === id);
        return category ? nameIn(language, category) : unknown(id);
      },
      typed: same,
    },
    companies: {
      label: t('benefit.companies'),
      shown: (ids) =>
        ids === null
          ? t('benefit.companies.all')
          : (ids as number[])
              .map((id) => companies?.results.find((one) => one.id === id)?.name ?? unknown(id))
              .join(', '),
      typed: same,
    },
  };
}

/** Labels of fields that only the history has, not the form. */
export function useToldFields(): RecordFields {
  const t = useTexts(adminBenefitsTexts);
  const shown = (state: unknown) => {
    const known = BENEFIT_STATES.find((one) => one === state);
    return known ? t(`benefits.state.${known}`) : '';
  };
  return { state: { label: t('benefit.state'), shown } };
}
