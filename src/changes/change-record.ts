import { PLATFORM, type RecordKind } from '#contract/changes/change-kinds.ts';
import type { ListedChange } from '#contract/changes/changes.contract.ts';
import { type PlaceName, recordLink, type Site } from '../admin/site/site.ts';

interface Place {
  name: PlaceName;
  /** Only the platform's own records can be opened there; a company opens its own. */
  ofPlatform?: true;
  /** Identified by company id and record id. */
  ofCompany?: true;
  /** Its form has a history, in which earlier values can be restored. */
  history?: true;
}

const ON_PLATFORM: Partial<Record<RecordKind, Place>> = {
  announcement: { name: 'announcements' },
  approval: { name: 'approvals', ofPlatform: true },
  benefit: { name: 'benefits', history: true },
  category: { name: 'categories', history: true },
  company: { name: 'companies', history: true },
  coupon: { name: 'coupons', history: true },
  course: { name: 'courses', history: true },
  order: { name: 'orders', ofCompany: true },
  package: { name: 'packages', history: true },
  person: { name: 'users', ofCompany: true, history: true },
  provider: { name: 'providers', history: true },
  document: { name: 'documents', history: true },
  question: { name: 'faq', history: true },
  suggestion: { name: 'suggestions', ofCompany: true, history: true },
};

const IN_COMPANY: Partial<Record<RecordKind, Place>> = {
  approval: { name: 'approvals' },
  core: { name: 'core', history: true },
  gift: { name: 'budgets' },
  person: { name: 'people', history: true },
  request: { name: 'requests' },
};

/** Links that open the record of a change and its history; null if it is on no site that the reader may open. */
export function recordOf(change: ListedChange, site: Site): { record: string; history: string | null } | null {
  const { kind, record_kind, record: id, company } = change;
  const known = (site.name === 'company' ? IN_COMPANY : ON_PLATFORM)[record_kind];
  const place = known && site.places.find(({ name }) => name === known.name);
  if (known?.ofPlatform && company !== PLATFORM) return null;
  if (!place || !/^\d+$/.test(id) || kind.endsWith('.removed')) return null;
  const record = recordLink(site, place, known.ofCompany ? `${company}-${id}` : id);
  return { record, history: known.history ? `${record}${record.includes('?') ? '&' : '?'}tab=history` : null };
}

/** Kinds of changes that start others, and whether they count these; undoing an import does not know its number at the start. */
const BEGINNINGS: Partial<Record<string, { via: 'bulk' | 'import'; counts: boolean }>> = {
  'bulk.run': { via: 'bulk', counts: true },
  'import.committed': { via: 'import', counts: true },
  'import.undone': { via: 'import', counts: false },
};

/** An import of budgets moves money, which is recorded in the people's budgets and not in this history. */
const movedMoney = (values: ListedChange['values']): boolean => values.some(({ field }) => field === 'sum');

/** Filter for the changes that a change started, with their count where it is known; null if it started none. */
export function begunBy({ kind, record, by, values }: ListedChange) {
  const beginning = BEGINNINGS[kind];
  if (by === null || !beginning || movedMoney(values)) return null;
  const numbers = values.flatMap(({ after }) => (typeof after === 'number' ? [after] : []));
  const count = beginning.counts ? numbers.reduce((sum, number) => sum + number, 0) : null;
  return count === 0 ? null : { count, meant: { via: beginning.via, via_id: record, actor: `${by.company}-${by.id}` } };
}
