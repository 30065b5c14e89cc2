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
 * The places of an account, in the order in which they are offered; the frame names each `account.<name>`. `inside` leads to
 * no place of its own.
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

/** Whether a place of the account is the one that is open. */
export function isOpenPlace({ to, inside }: (typeof ACCOUNT_PLACES)[number], pathname: string): boolean {
  return [to, ...inside].some((path) => bare(path) === bare(pathname));
}
