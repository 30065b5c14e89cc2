import type { GiftDetail, GiftPerson } from '#contract/gifts/gifts.contract.ts';
import type { Found } from '../ground/found.ts';

export type ShownPeople = GiftPerson['state'] | '';

export interface GiftViewProps {
  found: Found<GiftDetail>;
  people: Found<{ count: number; results: readonly GiftPerson[] }>;
  /** Which of its people are shown; '' is all of them. */
  show: ShownPeople;
  page: number;
  perPage: number;
  onShow: (show: ShownPeople) => void;
  onPage: (page: number) => void;
  /** For who may: stops what runs, and takes back what is unspent, from one person or from everybody. */
  onStop: (() => void) | undefined;
  isStopping: boolean;
  onTakeBack: ((gift: GiftDetail, person: { id: number; name: string } | null) => void) | undefined;
}
