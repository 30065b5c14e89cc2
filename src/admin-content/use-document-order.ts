import { useQuery } from '@tanstack/react-query';
import {
  getDocumentOrder,
  type ListedDocument,
  listAdminDocuments,
  orderDocuments,
} from '#contract/documents/admin-documents.contract.ts';
import { listDocuments } from '#contract/documents/documents.contract.ts';
import type { List } from '../admin/list/use-list.ts';
import { useReorderableList } from '../admin/reordering/use-reorderable-list.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import type { DocumentsPlace } from './documents-address.ts';

/** The list of documents with unsaved moves applied, and how its documents are moved. */
export function useDocumentOrder(list: List<DocumentsPlace, ListedDocument>, writes: boolean) {
  const { data } = useQuery(query(getDocumentOrder));
  return useReorderableList(list, {
    writes,
    known: data?.ids ?? [],
    put: async (ids, seen) => (await callEndpoint(orderDocuments, { body: { ids: [...ids], seen: [...seen] } })).ids,
    changes: [listAdminDocuments, getDocumentOrder, listDocuments],
  });
}
