import type { EditedProvider } from '#contract/providers/admin-providers.contract.ts';
import { nameProblem, websiteProblem } from '#contract/providers/providers.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';

/** A provider that is not there yet. */
export const NO_PROVIDER: EditedRecord = {
  fields: { name: '', website: '', picture: null, twin: '' },
  revision: 0,
  offered: true,
  by: null,
  at: null,
};

/** A provider as its form has it. `twin` is the name that somebody said is meant, though another provider has it too. */
export const editedOf = ({ name, website, picture, ...provider }: EditedProvider): EditedRecord => ({
  fields: { name, website: website ?? '', picture, twin: '' },
  revision: provider.revision,
  offered: provider.active,
  by: provider.changed.by?.name ?? null,
  at: provider.changed.at,
});

/** The fields of the form; a picture is its address, or what a draft keeps of one that was chosen. */
export const typedIn = ({ name, website, picture, twin }: Fields) => ({
  name: String(name ?? ''),
  website: String(website ?? '').trim(),
  picture: typeof picture === 'string' ? picture : null,
  twin: String(twin ?? ''),
});

/** What the rules, which the server has too, say of the fields. */
export function providerProblems(fields: Fields): Problems {
  const { name, website } = typedIn(fields);
  const wrong = { name: nameProblem(name), website: websiteProblem(website) };
  return Object.fromEntries(Object.entries(wrong).filter(([, problem]) => problem !== null)) as Problems;
}

/** Whether somebody said that it is meant to have the name of another. */
export function isTwin(changes: Fields): boolean {
  const { name, twin } = typedIn(changes);
  return twin !== '' && twin === name;
}

/** What is sent of the changed fields, beside the picture. */
export function sentOf(changes: Fields) {
  const { name, website } = typedIn(changes);
  return {
    ...('name' in changes && { name }),
    ...('website' in changes && { website: website === '' ? null : website }),
    ...(isTwin(changes) && { twin_accepted: true }),
  };
}
