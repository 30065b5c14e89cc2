import type { ComboboxOption, OptionsReading } from '#design-system/combobox/combobox-props.ts';
import type { ListPlace } from './list-address.ts';
import type { List } from './use-list.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** What tells it from another of the same name; said where one is shown beside it. */
  detail?: string | undefined;
}

/** A filter of a list, by its name in the address: one of several, some of them, days, or amounts. */
export interface ListFilter {
  name: string;
  /** What its call names it, where that is not the same. */
  asked?: string;
  label: string;
  options: readonly FilterOption[];
  /** How far they are, where they are read of the server. */
  reading?: OptionsReading;
  /** Several at once; its field is a `manyField`. With `onSearch` those that are chosen have their words by `wordsOf`. */
  many?: boolean;
  /** Its options are days that a word names, and there are others; its field is a `daysField`. */
  days?: boolean;
  /** It is a least and a greatest amount; its field is an `amountsField`. */
  amounts?: boolean;
  /** What its amounts are of. */
  unit?: string;
  /** Given where the options are those that answer to what is typed; first to nothing. */
  onSearch?: (typed: string) => void;
  /** A value that is none of the options, in words. */
  wordsOf?: (value: string) => string;
  /** What tells such a value from an option of the same name. */
  detailOf?: (value: string) => string | undefined;
  /** What is chosen has no words one by one: those of the first option stand for all of it, and it can be taken away alone. */
  isWhole?: boolean;
}

/** What the editor of a filter is given. */
export interface FilterEditorProps {
  filter: ListFilter;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Each change counts at once, and the editor stays. */
  live?: boolean;
}

const written = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.map(String)
    : value === '' || value === null || value === undefined
      ? []
      : [String(value)];

/** What is chosen in a filter, in the order of the address. */
export const chosenIn = (values: object, { name }: Pick<ListFilter, 'name'>): readonly string[] =>
  written((values as Record<string, unknown>)[name]);

/** The chosen values in words; a value whose words are not loaded yet is shown itself. */
export const wordsOf = (values: object, filter: ListFilter): string =>
  chosenIn(values, filter)
    .slice(0, filter.isWhole ? 1 : undefined)
    .map((value) => filter.options.find((option) => option.value === value)?.label ?? filter.wordsOf?.(value) ?? value)
    .join(', ');

/** Options as they are shown together: those of one name with what tells them apart, all others by their name alone. */
export function toldApart(options: readonly FilterOption[]): readonly ComboboxOption[] {
  const names = options.map(({ label }) => label);
  return options.map(({ value, label, detail }) =>
    detail !== undefined && names.indexOf(label) !== names.lastIndexOf(label)
      ? { value, label, detail }
      : { value, label },
  );
}

/** The change of an address that chooses these in a filter. */
export function choosing<Values extends ListPlace>(
  { name, many }: ListFilter,
  chosen: readonly string[],
): Partial<Values> {
  return { [name]: many ? chosen : (chosen[0] ?? '') } as unknown as Partial<Values>;
}

/** The change that takes all filters away, the search too. */
export function noFilters<Values extends ListPlace>({ address }: Pick<List<Values>, 'address'>): Partial<Values> {
  const plain = address.read(new URLSearchParams()) as unknown as Record<string, unknown>;
  return Object.fromEntries([...address.filters, 'q'].map((name) => [name, plain[name]])) as Partial<Values>;
}
