import type { Currency } from '#contract/money/money.rules.ts';
import type { OptionsReading } from '#design-system/combobox/combobox-props.ts';
import type { GiftEvent } from '#machines/gifts/gift.machine.ts';
import type { PeopleSelection } from '../admin/parts/people-selection.ts';
import type { GiftSnapshot } from './gift-props.ts';

/** The props of each part of the page. */
export interface GivePart {
  snapshot: GiftSnapshot;
  send: (event: GiftEvent) => void;
  currency: Currency;
}

export interface GiveViewProps extends GivePart {
  /** Prefix of the ids of the fields, by which the first problem is found. */
  id: string;
  /** First-level categories, whose budgets of this year can be given. */
  categories: readonly { id: number; name: string }[];
  categoriesReading: OptionsReading;
  units: readonly string[];
  unitsReading: OptionsReading;
  /** Number of all people, or the least it can be; null while unknown. */
  everybody: { count: number; isExact: boolean } | null;
  /** The people chosen in the list of people; null without any. */
  handed: PeopleSelection | null;
}
