import { isDecided } from '#contract/requests/requests.rules.ts';
import type { RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import type { Found } from '../ground/found.ts';

export interface AssignedToProps {
  request: RequestToReviewDetail;
  /** The reviewers of the company. */
  reviewers: Found<readonly { id: number; name: string }[]>;
  onAssign: (to: number | null) => void;
}

/** The reviewer to whom a request is assigned; while they are absent, their delegate. */
export function AssignedTo({ request, reviewers, onAssign }: AssignedToProps) {
  const t = useTexts(adminRequestsTexts);
  const { assigned, status, employee } = request;
  const reading = useOptionsReading(reviewers);
  if (reviewers.data?.length === 0 || isDecided(status)) return null;
  // Until the reviewers are loaded, the one option is the person to whom it is assigned.
  const options = (reviewers.data ?? (assigned ? [assigned.to] : []))
    .filter(({ id }) => id !== employee.id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="grid gap-1">
      <Combobox
        label={t('assigned')}
        placeholder={t('assigned.nobody')}
        emptyText={t('assigned.noSuch')}
        options={options}
        reading={reading}
        matches={labelMatches}
        value={assigned ? String(assigned.to.id) : null}
        onChange={(to) => onAssign(to === null ? null : Number(to))}
      />
      {assigned?.stands_in && (
        <p className="text-12 text-ink-muted">{t('assigned.standsIn', { name: assigned.stands_in.name })}</p>
      )}
    </div>
  );
}
