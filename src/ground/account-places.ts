import {
  Award,
  CalendarSync,
  CircleUserRound,
  FileCheck2,
  GraduationCap,
  ReceiptText,
  Ticket,
  Wallet,
} from 'lucide-react';
import { paths } from './paths.ts';

/**
 * Pages of the account menu, in their order; the text of each is `account.<name>`. `inside` are paths of pages that belong to
 * it without an entry of their own.
 */
export const ACCOUNT_PLACES = [
  { name: 'profile', to: paths.profile, Icon: CircleUserRound, inside: [paths.account] },
  { name: 'budget', to: paths.budget(), Icon: Wallet, inside: [] },
  { name: 'transactions', to: paths.transactions, Icon: ReceiptText, inside: [] },
  { name: 'subscriptions', to: paths.subscriptions, Icon: CalendarSync, inside: [] },
  { name: 'requests', to: paths.requests({ tab: 'mine' }), Icon: FileCheck2, inside: [] },
  { name: 'vouchers', to: paths.vouchers, Icon: Ticket, inside: [] },
  { name: 'learning', to: paths.packages, Icon: GraduationCap, inside: [paths.continuation] },
  { name: 'certificates', to: paths.certificates, Icon: Award, inside: [] },
] as const;

const bare = (path: string) => path.replace(/\/?(\?.*)?$/, '');

/** Whether an entry of the account menu is the page that is open. */
export function isOpenPlace({ to, inside }: (typeof ACCOUNT_PLACES)[number], pathname: string): boolean {
  return [to, ...inside].some((path) => bare(path) === bare(pathname));
}
