import type { ListedColleague } from '#contract/staff/person.contract.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';

type Named = Pick<ListedColleague, 'first_name' | 'last_name'>;

/** First and last name. */
export const fullName = ({ first_name: first, last_name: last }: Named) => `${first} ${last}`.trim();

/** Names people in a list; an erased person has no name. */
export function useNameOf() {
  const t = useTexts(recordsTexts);
  return (person: Named & Pick<ListedColleague, 'state'>) =>
    person.state === 'erased' ? t('erasedPerson') : fullName(person);
}
