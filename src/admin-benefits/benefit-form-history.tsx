import { HistoryPlaces } from '../admin/history-places.tsx';
import { LazyHistory } from '../admin/lazy-history.ts';
import { useRecordForm } from '../admin/record-context.ts';
import { OpenedPart } from '../ground/opened-part.tsx';

/** What was changed of it, once it is wanted. */
export function BenefitHistory() {
  const { history } = useRecordForm();
  return (
    history && (
      <OpenedPart onOpen={() => {}} fallback={<HistoryPlaces />}>
        <LazyHistory source={history.source} />
      </OpenedPart>
    )
  );
}
