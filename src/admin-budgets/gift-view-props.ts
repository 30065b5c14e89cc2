import type { GiftDetail, GiftPerson } from '#contract/gifts/gifts.contract.ts';
import type { Found } from '../ground/found.ts';

export type ShownPeople = GiftPerson['state'] | '';

export interface GiftViewProps {
  found: Found<GiftDetail>;
  people: Found<{ count: number; results: readonly GiftPerson[] }>;
  /** The shown group of recipients; '' means all. */
  show: ShownPeople;
  page: number;
  perPage: number;
  onShow: (show: ShownPeople) => void;
  onPage: (page: number) => void;
  /** Stops a running gift, or takes back unspent money from one person or from all; undefined for people who may not. */
  onStop: (() => void) | undefined;
  isStopping: boolean;
  onTakeBack: ((gift: GiftDetail, person: { id: number; name: string } | null) => void) | undefined;
}
