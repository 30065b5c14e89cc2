import type { EditedProvider } from '#contract/providers/admin-providers.contract.ts';
import { nameProblem, websiteProblem } from '#contract/providers/providers.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';

/** Fields of a new provider. */
export const NO_PROVIDER: EditedRecord = {
  fields: { name: '', website: '', picture: null, twin: '' },
  revision: 0,
  offered: true,
  by: null,
  at: null,
};

/** A provider as fields of its form. `twin` is the name for which it was confirmed that another provider may have it too. */
export const editedOf = ({ name, website, picture, ...provider }: EditedProvider): EditedRecord => ({
  fields: { name, website: website ?? '', picture, twin: '' },
  revision: provider.revision,
  offered: provider.active,
  by: provider.changed.by?.name ?? null,
  at: provider.changed.at,
});

/** The fields of the form; a picture is its address, or the `data:` URL of a chosen one. */
export const typedIn = ({ name, website, picture, twin }: Fields) => ({
  name: String(name ?? ''),
  website: String(website ?? '').trim(),
  picture: typeof picture === 'string' ? picture : null,
  twin: String(twin ?? ''),
});

/** Problems of the fields, by the rules that the server applies too. */
export function providerProblems(fields: Fields): Problems {
  const { name, website } = typedIn(fields);
  const wrong = { name: nameProblem(name), website: websiteProblem(website) };
  return Object.fromEntries(Object.entries(wrong).filter(([, problem]) => problem !== null)) as Problems;
}

/** Whether the name was confirmed although another provider has it. */
export function isTwin(changes: Fields): boolean {
  const { name, twin } = typedIn(changes);
  return twin !== '' && twin === name;
}

/** The changed fields as the call takes them, without the picture. */
export function sentOf(changes: Fields) {
  const { name, website } = typedIn(changes);
  return {
    ...('name' in changes && { name }),
    ...('website' in changes && { website: website === '' ? null : website }),
    ...(isTwin(changes) && { twin_accepted: true }),
  };
}
