import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { COMPANY_RECORD_KINDS } from '#contract/changes/change-kinds.ts';
import {
  exportChanges,
  exportOwnChanges,
  type ListedChange,
  listChanges,
  listOwnChanges,
} from '#contract/changes/changes.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { type FoundChanges, useFoundChanges } from '../admin/history/use-history.ts';
import { useSite } from '../admin/site/site-context.ts';
import { queryOfPage } from '../api/address.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';

type Meant = NonNullable<QueryOf<typeof listChanges>>;

/** Reads a page of the changes of all companies, or of one's own. */
function read(isOwn: boolean, meant: Meant, signal: AbortSignal) {
  if (!isOwn) return callEndpoint(listChanges, { query: meant, signal });
  return callEndpoint(listOwnChanges, { query: ownOf(meant), signal });
}

/** The query parameters that the log of one's own company takes. */
function ownOf({ company: _, record_kind: kind, ...rest }: Meant) {
  return Object.assign(rest, { record_kind: COMPANY_RECORD_KINDS.find((one) => one === kind) });
}

/** Downloads the filtered changes as a file, including all those of bulk changes and imports. */
export function changesFile(isOwn: boolean, { alone: _, ...meant }: Meant) {
  return isOwn ? callForFile(exportOwnChanges, { query: ownOf(meant) }) : callForFile(exportChanges, { query: meant });
}

const changesQuery = (isOwn: boolean, meant: Meant) =>
  infiniteQueryOptions({
    queryKey: [isOwn ? listOwnChanges.path : listChanges.path, { query: meant }, 'growing'],
    queryFn: ({ pageParam, signal }) =>
      read(isOwn, pageParam === null ? meant : Object.assign({}, meant, { before: pageParam }), signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => (next ? Number(queryOfPage(next).before) || null : null),
    // Always read again on opening, to show the latest changes.
    staleTime: 0,
  });

/** Changes of the records of a site, the newest first; further pages are older than the last one shown. */
export const useChanges = (meant: Meant): FoundChanges<ListedChange> =>
  useFoundChanges(useInfiniteQuery(changesQuery(useSite().name === 'company', meant)));
