import { ArrowRight } from 'lucide-react';
import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { formatDay } from '#locales/dates.ts';
import type { Translate } from '#locales/texts.tsx';
import type { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { plainFilters } from '#machines/browse/filters.ts';
import type { useTextLanguage } from '../benefits/text-language.ts';
import { writeAddress } from '../browse/browse-address.ts';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import type { FoundInShop, SearchGroup, SearchOption } from './search-option.ts';
import type { SearchTranslate } from './search-texts.ts';

interface Reading {
  t: SearchTranslate;
  /** Texts of transactions. */
  moved: Translate<(typeof transactionsTexts)['tables']['EN']>;
  language: Language;
  langOf: ReturnType<typeof useTextLanguage>;
  currency: Currency;
}

/** The server's results, grouped by kind. */
export function foundGroups(found: FoundInShop, text: string, reading: Reading): SearchGroup[] {
  const { t } = reading;
  return [
    { id: 'benefits', title: t('group.benefits'), options: benefitOptions(found, text, reading) },
    { id: 'providers', title: t('group.providers'), options: found.providers.map((one) => providerOption(one, t)) },
    { id: 'learning', title: t('group.learning'), options: found.learning.map((one) => learningOption(one, reading)) },
    {
      id: 'transactions',
      title: t('group.transactions'),
      options: found.transactions.map((one) => transactionOption(one, reading)),
    },
  ];
}

function benefitOptions(
  { benefits, num_of_flexible: count }: FoundInShop,
  text: string,
  reading: Reading,
): SearchOption[] {
  const { t, language, langOf, currency } = reading;
  const options = benefits.map(({ id, name, pictures, provider, price_discount_currency: price, ...benefit }) => {
    const to = paths.benefit(id);
    const amount = price && benefit.benefit_type !== 'fixed' ? formatMoney(toMinor(price), currency, language) : null;
    return {
      id: String(id),
      label: name,
      lang: langOf(benefit, 'name').lang,
      detail: provider.name,
      to,
      href: to,
      leading: <Thumb of={id} image={pictures[0]?.image} />,
      trailing: amount && (
        <span className="tabular-nums">
          {amount}
          {benefit.monthly && <span className="block text-12">{t('monthly')}</span>}
        </span>
      ),
    };
  });
  const shown = benefits.filter(({ benefit_type: kind }) => kind === 'flexible').length;
  if (count <= shown) return options;
  const to = paths.search(text);
  const label = t('all.benefits', { count, text: text.trim() });
  return [...options, { id: 'all', label, to, href: to, leading: <Onward /> }];
}

function providerOption(
  { id, name, special, num_of_benefits: count }: FoundInShop['providers'][number],
  t: SearchTranslate,
) {
  const kind = special ? 'special' : 'flexible';
  const filters = { ...plainFilters(kind), category: null, providers: [id] };
  const to = writeAddress({ kind, layout: 'grid', filters });
  return {
    id: String(id),
    label: name,
    to,
    href: to,
    trailing: special ? t('provider.special') : t('category.benefits', { count }),
  };
}

function learningOption(
  { pk, name, image, ...learning }: FoundInShop['learning'][number],
  { t, langOf }: Reading,
): SearchOption {
  const to = learning.package ? paths.package(pk) : paths.course(pk);
  return {
    id: `${learning.package ? 'package' : 'course'}-${pk}`,
    label: name,
    lang: langOf(learning, 'name').lang,
    to,
    href: to,
    detail: t(learning.package ? 'learning.package' : 'learning.course'),
    leading: <Thumb image={image} />,
  };
}

function transactionOption(
  {
    id,
    kind,
    reference,
    names,
    amount,
    currency,
    date,
    status,
    needs_information: asked,
  }: FoundInShop['transactions'][number],
  { moved, language }: Reading,
): SearchOption {
  const to = kind === 'request' ? paths.requests({ tab: 'mine', request: String(reference) }) : paths.transaction(id);
  const [first = '', ...more] = names;
  return {
    id,
    to,
    href: to,
    label: more.length > 0 ? `${first} ${moved('more', { count: more.length })}` : first,
    detail: `${moved(`kind.${kind}`)}, ${formatDay(date)}`,
    trailing: (
      <span className="tabular-nums">
        {formatMoney(toMinor(amount), currency, language)}
        <span className="block text-12">{asked ? moved('needsInformation') : moved(status)}</span>
      </span>
    ),
  };
}

/** Arrow as wide as the pictures above, so that the texts align. */
const Onward = () => (
  <span className="grid w-13 place-items-center">
    <ArrowRight aria-hidden size={20} />
  </span>
);

const Thumb = (picture: { image: string | null | undefined; of?: number }) => (
  <PictureFrame {...picture} className="w-13 rounded-8" />
);
