import { promiseProblem } from '#contract/admin-companies/company.rules.ts';
import { changeOwnSettings, getOwnSettings, type OwnSettings } from '#contract/admin-companies/own-company.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { atRevision } from '../admin/parts/at-revision.ts';
import { typedDays } from '../admin/parts/typed-days.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The settings as fields of their form; days are text, as typed. */
export const editedOf = ({ promise_days: days, revision, changed }: OwnSettings): EditedRecord => ({
  fields: { promise_days: String(days) },
  revision,
  offered: true,
  by: changed.by?.name ?? null,
  at: changed.at,
});

/** Problems of the fields, by the rules that the server applies too. */
export function settingsProblems(fields: Fields): Problems {
  const problem = promiseProblem(typedDays(fields.promise_days));
  return problem ? { promise_days: problem } : {};
}

export const readSettings = async (signal: AbortSignal): Promise<EditedRecord> =>
  editedOf(await callEndpoint(getOwnSettings, { signal }));

export async function saveSettings({ seen, changes }: SaveTry): Promise<EditedRecord> {
  const body = 'promise_days' in changes ? { promise_days: typedDays(changes.promise_days) } : {};
  return editedOf(await callEndpoint(changeOwnSettings, { headers: atRevision(seen), body }));
}
