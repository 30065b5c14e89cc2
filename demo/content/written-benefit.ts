import type { Kind, WayToBuy } from '#contract/benefits/benefits.rules.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { SceneName } from '#design-system/pictures/pictures.ts';
import type { LeafletName } from '../leaflets/leaflet-texts.ts';
import type { CompanyCode } from './benefit-content.ts';
import type { ProviderKey } from './providers.ts';

export type LanguageKey = 'sr' | 'en';

/** Name, short description, and the sentence that opens the description. */
export type Words = readonly [name: string, short: string, standfirst: string];

/** What is true of every benefit of a sub-category: plain sentences, without marks of html. */
export interface Subject {
  about: string;
  points: readonly string[];
  /** How to arrange it once it is bought. */
  arrange?: string;
  limits: readonly string[];
}

/** A benefit as it is written by hand; what it shares with its neighbours is in its subject. */
export interface WrittenBenefit {
  by: ProviderKey;
  sr: Words;
  en: Words;
  /** Major units; null when it is agreed on. */
  price: number | null;
  /** Dinars when left out. */
  currency?: Currency;
  /** Flexible when left out. */
  kind?: Exclude<Kind, 'flexible'>;
  /** Discount in percent. */
  off?: number;
  way: WayToBuy;
  at: readonly string[];
  monthly?: true;
  /** What its pictures show, the first in front. */
  scenes: readonly [SceneName, ...SceneName[]];
  leaflets?: readonly LeafletName[];
  onlyFor?: readonly CompanyCode[];
  key?: string;
  /** Where the subject of its neighbours does not hold for it. */
  own?: Record<LanguageKey, Subject>;
  bought?: number;
  addedDaysAgo?: number;
}
