import { endAbsence, getAbsence, setAbsence } from '#contract/absence/absence.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { listCompanyRequests } from '#contract/requests/review.contract.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useMe } from '../session/session.queries.ts';
import { AbsenceView } from './absence-view.tsx';

const CHANGES = [getAbsence, listCompanyRequests];

/** The absence of a reviewer, and who stands in for them. */
export function AbsenceScreen() {
  const t = useTexts(adminRequestsTexts);
  useAdminTitle(t('absence.title'));
  const me = useMe();
  const found = useRead(query(getAbsence));
  const save = useSoleMutation({
    mutationFn: (body: BodyOf<typeof setAbsence>) => callEndpoint(setAbsence, { body }),
    changes: CHANGES,
  });
  const end = useSoleMutation({ mutationFn: () => callEndpoint(endAbsence), changes: CHANGES });
  const error = save.error ?? end.error;
  // The error of the last try stays until the next try or until the form is changed.
  const forget = () => {
    save.reset();
    end.reset();
  };
  return (
    <AbsenceView
      found={found}
      self={me.id}
      mayWrite={mayWrite(me, 'company.requests')}
      isBusy={save.isPending || end.isPending}
      refusal={error && readRefusal(error)}
      onChange={() => error && forget()}
      onSave={(absence) => {
        forget();
        save.mutate(absence);
      }}
      onEnd={() => {
        forget();
        end.mutate();
      }}
    />
  );
}
