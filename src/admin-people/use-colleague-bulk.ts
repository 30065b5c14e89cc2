import { useNavigate } from 'react-router-dom';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { listInvitations } from '#contract/registration/registration.contract.ts';
import { exportColleagues, exportColleaguesInTask, listUnits } from '#contract/staff/company-people.contract.ts';
import { colleagueCalls } from '#contract/staff/people-bulk.contract.ts';
import type { ColleagueAction } from '#contract/staff/people-bulk-actions.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Selection } from '#machines/records/selection.ts';
import { bulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import { useListFile } from '../admin/list/use-list-file.ts';
import { GIVE_BUDGET, peopleSelectionOf, peopleSelectionState } from '../admin/parts/people-selection.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { useMe } from '../session/session.queries.ts';
import { COLLEAGUE_CALLS } from './colleague-ending.ts';
import { chosenPeople, type PeoplePlace, peopleMeant } from './people-address.ts';
import { sentOf } from './people-bulk-values.ts';
import { usePeopleBulk } from './use-people-bulk.tsx';

/** In the order of the shelf of selected rows. */
const ACTIONS = ['invite', 'end', 'unit'] as const satisfies readonly ColleagueAction[];

/** Bulk actions on people of one's own company. */
export function useColleagueBulk({ sort }: PeoplePlace) {
  const t = useTexts(adminPeopleTexts);
  const asked = (selection: Selection) => ({
    query: Object.assign(chosenPeople(selection), { ordering: sort || undefined }),
  });
  const file = useListFile<Selection>({
    fetch: (selection) => callForFile(exportColleagues, asked(selection)),
    inTask: (selection) => callEndpoint(exportColleaguesInTask, asked(selection)),
  });
  const navigate = useNavigate();
  const gives = mayWrite(useMe(), 'company.budgets');
  const give = (selection: Selection) =>
    void navigate(GIVE_BUDGET, {
      state: peopleSelectionState(peopleSelectionOf(selection, (query) => peopleMeant(query as PeoplePlace))),
    });
  return usePeopleBulk(ACTIONS, {
    ...bulkCallsOf(colleagueCalls, peopleMeant, ({ values }) => sentOf(values)),
    // Closing an account withdraws its open invitation.
    changes: [...COLLEAGUE_CALLS, listUnits, listInvitations],
    uses: [
      ...(gives ? [{ key: 'budget', label: t('many.budget'), onSelect: give }] : []),
      { key: 'export', label: t('many.export'), onSelect: file.get },
    ],
  });
}
