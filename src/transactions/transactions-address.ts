import { isDay } from '#contract/calendar/days.rules.ts';
import {
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
  type TransactionKind,
  type TransactionStatus,
} from '#contract/transactions/transactions.contract.ts';

/** Which transactions are wanted; '' is no filter. */
export interface TransactionFilters {
  kind: TransactionKind | '';
  status: TransactionStatus | '';
  /** YYYY-MM-DD. */
  from: string;
  to: string;
  search: string;
  /** From 1. */
  page: number;
}

export const NO_FILTERS: TransactionFilters = { kind: '', status: '', from: '', to: '', search: '', page: 1 };

/** Whether anything is left out because of them. */
export function isFiltered({ kind, status, from, to, search }: TransactionFilters): boolean {
  return [kind, status, from, to, search].some((filter) => filter !== '');
}

/** The filters of an address; what is no filter of ours is left out. */
export function readFilters(address: URLSearchParams): TransactionFilters {
  const text = (name: string) => address.get(name) ?? '';
  const from = isDay(text('from')) ? text('from') : '';
  // specification.md 5: the end is not before the start.
  const to = isDay(text('to')) && text('to') >= from ? text('to') : '';
  const page = Number(address.get('page') ?? 1);
  return {
    kind: TRANSACTION_KINDS.find((kind) => kind === text('type')) ?? '',
    status: TRANSACTION_STATUSES.find((status) => status === text('status')) ?? '',
    from,
    to,
    search: text('search').slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The filters as they stand in an address. */
export function writeFilters({ kind, status, from, to, search, page }: TransactionFilters): Record<string, string> {
  const parts = { type: kind, status, from, to, search, page: page > 1 ? String(page) : '' };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}
