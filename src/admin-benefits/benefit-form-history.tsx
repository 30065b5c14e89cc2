import { HistoryPlaces } from '../admin/history/history-places.tsx';
import { LazyHistory } from '../admin/record/lazy-history.ts';
import { useRecordForm } from '../admin/record/record-context.ts';
import { OpenedPart } from '../ground/opened-part.tsx';

/** The history of the benefit, loaded when its section is opened. */
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
