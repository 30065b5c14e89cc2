import type { Audience } from '#contract/announcements/announcements.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { previewGift } from '#contract/gifts/gifts.contract.ts';
import { readMany } from '#contract/records/many.rules.ts';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { decimals } from '#locales/decimals.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';

type Filters = NonNullable<BodyOf<typeof previewGift>['query']>;

/** Names of the ids in a value, by kind and id: `company 4`. */
type Names = Readonly<Record<string, string>>;

/** More companies than this are given as a number. */
const MOST_NAMED = 3;

/** The function that puts each condition in words. */
type Words<Conditions> = { [Name in keyof Conditions]-?: (value: NonNullable<Conditions[Name]>) => string };

/**
 * Puts in words the conditions by which people were found for a budget (`looked_for`) and the audience of an announcement
 * (`audience`); null for other values. `wordOf` returns the text of a state or a role, if there is one.
 */
export function useConditionWords(wordOf: (value: string) => string | undefined) {
  const t = useTexts(changesTexts);
  const language = useLanguage();
  const money = (amount: string | number) => decimals(language, Number(amount));
  const either = (values: readonly string[]) => values.join(` ${t('for.or')} `);
  const unit = (name: string) => t('for.unit', { name });
  const filters: Words<Filters> = {
    search: (words) => t('for.search', { words }),
    state: (states) => either(readMany(states).map((state) => wordOf(state) ?? state)),
    unit: (units) => unit(either(readMany(units))),
    role: (role) => t('for.role', { role: wordOf(role) ?? role }),
    without_budget: (isWithout) => t(isWithout ? 'for.without' : 'for.with'),
    left_from: (amount) => t('for.leftFrom', { amount: money(amount) }),
    left_to: (amount) => t('for.leftTo', { amount: money(amount) }),
    unopened: (isUnopened) => t(isUnopened ? 'for.unopened' : 'for.opened'),
    ids: (ids) => t('for.people', { count: readMany(ids).length }),
  };
  const conditions = (names: Names): Words<Audience> => ({
    language: (read) => t(`for.language.${read}`),
    companies: (ids) => {
      const called = ids.map((id) => names[`company ${id}`] ?? '');
      const canName = ids.length <= MOST_NAMED && !called.includes('');
      return canName ? called.join(', ') : t('for.companies', { count: ids.length });
    },
    unit,
    unspent: ({ category, more_than }) => {
      const [amount, name] = [money(more_than), names[`category ${category}`]];
      if (category === null) return t('for.unspent', { amount });
      return name ? t('for.unspentNamed', { amount, name }) : t('for.unspentOf', { amount });
    },
    benefit: (id) => {
      const name = names[`benefit ${id}`];
      return name ? t('for.benefitNamed', { name }) : t('for.benefit');
    },
    people: ({ length: count }) => t('for.people', { count }),
  });
  return (value: object, field: string, names: Names): string | null => {
    if (field === 'audience') return saying(conditions(names), value).join(', ') || t('for.everybody.audience');
    if (field !== 'looked_for' || !('query' in value) || !('except' in value)) return null;
    const { query, except } = value as { query: object; except: readonly number[] };
    const found = saying(filters, query).join(', ') || t('for.everybody.looked_for');
    return except.length > 0 ? `${found}, ${t('for.except', { count: except.length })}` : found;
  };
}

/** The conditions in words, in the order of their form; unknown ones add '…'. */
function saying<Conditions>(words: Words<Conditions>, conditions: object): string[] {
  const values = conditions as Readonly<Record<string, unknown>>;
  const known = Object.entries<(value: never) => string>(words).filter(([name]) => Object.hasOwn(values, name));
  const said = known.map(([name, inWords]) => inWords(values[name] as never));
  return Object.keys(values).length > said.length ? [...said, '…'] : said;
}
