import type { ComboboxOption, OptionsReading } from '#design-system/combobox/combobox-props.ts';
import type { ListPlace } from '../parts/list-address.ts';
import type { List } from './use-list.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** Distinguishes options with the same label; shown if there are several of them. */
  detail?: string | undefined;
}

/** A filter of a list, by its name in the address: one option, several options, days, or amounts. */
export interface ListFilter {
  name: string;
  /** Its name in the call, if it differs. */
  asked?: string;
  label: string;
  options: readonly FilterOption[];
  /** State of the options if they are read from the server. */
  reading?: OptionsReading;
  /** Several options can be chosen; the field is a `manyField`. With `onSearch`, the labels of chosen values come from `wordsOf`. */
  many?: boolean;
  /** The options are named periods, and other days can be typed; the field is a `daysField`. */
  days?: boolean;
  /** A minimum and a maximum amount; the field is an `amountsField`. */
  amounts?: boolean;
  /** Unit of the amounts. */
  unit?: string;
  /** Present if the options are searched on the server; called first with an empty text. */
  onSearch?: (typed: string) => void;
  /** Label of a value that is not among the options. */
  wordsOf?: (value: string) => string;
  /** Distinguishes such a value from an option with the same label. */
  detailOf?: (value: string) => string | undefined;
  /**
   * The chosen values have no labels of their own: the label of the first option stands for all of them, and they can only be cleared
   * together.
   */
  isWhole?: boolean;
}

/** Props of the editor of a filter. */
export interface FilterEditorProps {
  filter: ListFilter;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Each change applies immediately and the editor stays open. */
  live?: boolean;
}

const written = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.map(String)
    : value === '' || value === null || value === undefined
      ? []
      : [String(value)];

/** The chosen values of a filter, in the order of the address. */
export const chosenIn = (values: object, { name }: Pick<ListFilter, 'name'>): readonly string[] =>
  written((values as Record<string, unknown>)[name]);

/** The chosen values in words; a value whose words are not loaded yet is shown itself. */
export const wordsOf = (values: object, filter: ListFilter): string =>
  chosenIn(values, filter)
    .slice(0, filter.isWhole ? 1 : undefined)
    .map((value) => filter.options.find((option) => option.value === value)?.label ?? filter.wordsOf?.(value) ?? value)
    .join(', ');

/** Options for one list: those with the same label keep their detail, all others are shown by their label alone. */
export function toldApart(options: readonly FilterOption[]): readonly ComboboxOption[] {
  const names = options.map(({ label }) => label);
  return options.map(({ value, label, detail }) =>
    detail !== undefined && names.indexOf(label) !== names.lastIndexOf(label)
      ? { value, label, detail }
      : { value, label },
  );
}

/** The change of an address that chooses these values in a filter. */
export function choosing<Values extends ListPlace>(
  { name, many }: ListFilter,
  chosen: readonly string[],
): Partial<Values> {
  return { [name]: many ? chosen : (chosen[0] ?? '') } as unknown as Partial<Values>;
}

/** The change that clears all filters and the search. */
export function noFilters<Values extends ListPlace>({ address }: Pick<List<Values>, 'address'>): Partial<Values> {
  const plain = address.read(new URLSearchParams()) as unknown as Record<string, unknown>;
  return Object.fromEntries([...address.filters, 'q'].map((name) => [name, plain[name]])) as Partial<Values>;
}
