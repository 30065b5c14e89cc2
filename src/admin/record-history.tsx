import { useInfiniteQuery } from '@tanstack/react-query';
import { foundOf } from '../ground/found.ts';
import { useOffline } from '../ground/use-offline.ts';
import { type HistorySource, historyQuery } from './history-source.ts';
import { HistoryView } from './history-view.tsx';
import { useRecordForm, useRecordProps } from './record-context.ts';

/** What was changed of the record of a form, by whom and when. */
export default function RecordHistory({ source }: { source: HistorySource }) {
  const form = useRecordForm();
  const { isOpen } = useRecordProps();
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery(historyQuery(source));
  const onTake = (field: string) => {
    const { text, typed = text && String } = form.fields[field] ?? {};
    if (!typed) return undefined;
    return (before: unknown) => {
      form.actor.send({ type: 'field.change', changes: { [field]: typed(before) }, at: new Date().toISOString() });
      form.history?.onTab('fields');
    };
  };
  const changes = data?.pages.flatMap(({ results }) => results);
  return (
    <HistoryView
      of={foundOf({ data: changes, error, isFetching, refetch }, useOffline())}
      fields={Object.assign({}, form.fields, source.fields)}
      onTake={isOpen ? onTake : undefined}
      older={
        hasNextPage
          ? { busy: isFetchingNextPage, failed: isFetchNextPageError, onMore: () => void fetchNextPage() }
          : null
      }
    />
  );
}
