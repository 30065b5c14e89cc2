import { exportColleagues, listUnits } from '#contract/staff/company-people.contract.ts';
import {
  previewColleagues,
  readColleaguesBulk,
  runColleagues,
  undoColleagues,
} from '#contract/staff/people-bulk.contract.ts';
import type { ColleagueAction } from '#contract/staff/people-bulk-actions.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Selection } from '#machines/records/selection.ts';
import { chosenBy } from '../admin/bulk-calls.ts';
import { useDownload } from '../admin/use-download.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { longerAsked } from '../ground/longer-times.ts';
import { COLLEAGUE_CALLS } from './colleague-ending.ts';
import { type PeoplePlace, peopleFilter, peopleMeant } from './people-address.ts';
import { sentOf } from './people-bulk-values.ts';
import { usePeopleBulk } from './use-people-bulk.tsx';

/** In the order of the shelf. */
const ACTIONS = ['invite', 'end', 'unit'] as const satisfies readonly ColleagueAction[];

/** What those who look after the people of a company do to many of them at once. */
export function useColleagueBulk(place: PeoplePlace) {
  const t = useTexts(adminPeopleTexts);
  const download = useDownload((selection: Selection) =>
    callForFile(exportColleagues, { query: fileOf(selection, place) }),
  );
  return usePeopleBulk(ACTIONS, {
    preview: ({ selection, action, values }, signal) =>
      callEndpoint(previewColleagues, {
        body: Object.assign({ action: action as ColleagueAction }, chosenBy(selection, peopleMeant), sentOf(values)),
        signal,
      }),
    run: (id) => callEndpoint(runColleagues, { params: { id }, query: { longer: longerAsked() } }),
    read: (id, signal) => callEndpoint(readColleaguesBulk, { params: { id }, signal }),
    undo: (id) => callEndpoint(undoColleagues, { params: { id } }),
    changes: [...COLLEAGUE_CALLS, listUnits],
    uses: [{ key: 'export', label: t('many.export'), onSelect: download }],
  });
}

/** The chosen rows of a file, in the order of the list. */
function fileOf(selection: Selection, { sort }: PeoplePlace) {
  if (selection.of === 'rows') return { ids: selection.keys.join(','), ordering: sort || undefined };
  const except = selection.except.join(',') || undefined;
  return Object.assign(peopleFilter(selection.query as PeoplePlace), { except });
}
