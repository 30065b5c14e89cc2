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

/** The places of an account, in the order in which they are offered; `inside` leads to no place of its own. */
export const ACCOUNT_PLACES = [
  { to: paths.profile, text: 'account.profile', Icon: CircleUserRound, inside: [paths.account] },
  { to: paths.budget(), text: 'account.budget', Icon: Wallet, inside: [] },
  { to: paths.transactions, text: 'account.transactions', Icon: ReceiptText, inside: [] },
  { to: paths.subscriptions, text: 'account.subscriptions', Icon: CalendarSync, inside: [] },
  { to: paths.reimbursement, text: 'account.requests', Icon: FileCheck2, inside: [] },
  { to: paths.vouchers, text: 'account.vouchers', Icon: Ticket, inside: [] },
  { to: paths.packages, text: 'account.learning', Icon: GraduationCap, inside: [paths.continuation] },
  { to: paths.certificates, text: 'account.certificates', Icon: Award, inside: [] },
] as const;

const bare = (path: string) => path.replace(/\/$/, '');

/** Whether a place of the account is the one that is open. */
export function isOpenPlace({ to, inside }: (typeof ACCOUNT_PLACES)[number], pathname: string): boolean {
  return [to, ...inside].some((path) => bare(path) === bare(pathname));
}
