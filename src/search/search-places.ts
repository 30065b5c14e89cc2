import {
  Award,
  Bell,
  BookOpen,
  CalendarSync,
  CircleHelp,
  CircleUserRound,
  CreditCard,
  Download,
  FileCheck2,
  Gift,
  GraduationCap,
  Info,
  LayoutGrid,
  Lightbulb,
  type LucideIcon,
  Mail,
  Percent,
  ReceiptText,
  ShoppingBag,
  Ticket,
  Upload,
  Wallet,
} from 'lucide-react';
import { searchKey, searchWords } from '#contract/search/search.rules.ts';
import { paths } from '../ground/paths.ts';

/** Address and icon of each page of the shop; the card has no address, it opens over the page. */
const PLACES = {
  newRequest: { to: paths.requests(), Icon: Upload },
  transactions: { to: paths.transactions, Icon: ReceiptText },
  card: { to: null, Icon: CreditCard },
  vouchers: { to: paths.vouchers, Icon: Ticket },
  budget: { to: paths.budget(), Icon: Wallet },
  requests: { to: paths.requests({ tab: 'mine' }), Icon: FileCheck2 },
  subscriptions: { to: paths.subscriptions, Icon: CalendarSync },
  cart: { to: paths.cart, Icon: ShoppingBag },
  notifications: { to: '?notifications=all', Icon: Bell },
  profile: { to: paths.profile, Icon: CircleUserRound },
  learning: { to: paths.packages, Icon: GraduationCap },
  continuation: { to: paths.continuation, Icon: BookOpen },
  certificates: { to: paths.certificates, Icon: Award },
  flexible: { to: paths.flexible(), Icon: LayoutGrid },
  special: { to: '/special-offers/0', Icon: Percent },
  fixed: { to: paths.fixed, Icon: Gift },
  help: { to: paths.help, Icon: CircleHelp },
  downloads: { to: paths.downloads, Icon: Download },
  suggestion: { to: paths.suggestion, Icon: Lightbulb },
  contact: { to: paths.contact, Icon: Mail },
  about: { to: paths.about, Icon: Info },
} as const satisfies Record<string, { to: string | null; Icon: LucideIcon }>;

export type PlaceName = keyof typeof PLACES;

/** A page of the shop that is found by its name or by synonyms. */
export interface SearchPlace {
  name: PlaceName;
  label: string;
  /** Synonyms that people may type. */
  words: string;
}

/** Shown before anything is typed: the pages used most. */
export const OFTEN: readonly PlaceName[] = ['newRequest', 'transactions', 'card', 'vouchers', 'budget', 'help'];

export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[];

/** Address and icon of a page; `to` is null for the card. */
export const placeOf = (name: PlaceName): { to: string | null; Icon: LucideIcon } => PLACES[name];

/**
 * Pages for which every typed word is the beginning of a word of the name or the synonyms; matches of the name come first. In
 * any alphabet (product.md 6).
 */
export function foundPlaces(places: readonly SearchPlace[], text: string): SearchPlace[] {
  const typed = searchWords(text);
  if (typed.length === 0) return [];
  const begins = (of: string) => {
    const words = searchKey(of).split(/[^\p{L}\p{N}]+/u);
    return (part: string) => words.some((word) => word.startsWith(part));
  };
  const answers = places.filter(({ label, words }) => typed.every(begins(`${label} ${words}`)));
  const byName = answers.filter(({ label }) => typed.every(begins(label)));
  return [...byName, ...answers.filter((place) => !byName.includes(place))];
}
