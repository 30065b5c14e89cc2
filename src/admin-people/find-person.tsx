import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedColleague } from '#contract/staff/person.contract.ts';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { Initials } from '#design-system/initials/initials.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';
import { fullName } from './person-name.ts';

/** Debounce of the search, in milliseconds. */
const PAUSE = 200;
/** The most people shown; typing more finds others. */
export const MOST_FOUND = 8;

/** A person who can be found. */
export type Findable = Pick<ListedColleague, 'id' | 'first_name' | 'last_name'>;

interface FoundPeople<Person> {
  count: number;
  results: Person[];
}

export interface FindPersonProps<Person extends Findable> {
  /** Reads the people found by what is typed (useFoundPeople), `MOST_FOUND` at most. */
  useFound: (search: string) => Found<FoundPeople<Person>>;
  /** Beside a name: the e-mail, the company. */
  detailOf: (person: Person) => string;
  onFound: (person: Person) => void;
  onClose: () => void;
}

/** Reads people for the search. What was found before stays until the answer is here; it is never cached. */
export const useFoundPeople = <Page, Key extends QueryKey>(options: UseQueryOptions<Page, Error, Page, Key>) =>
  useRead({ ...options, gcTime: 0, staleTime: 0, placeholderData: keepPreviousData as never });

/** Finds somebody to give a role to. */
export function FindPerson<Person extends Findable>({ useFound, detailOf, onFound, onClose }: FindPersonProps<Person>) {
  const t = useTexts(adminPeopleTexts);
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useWhenRested(text.trim(), PAUSE, setSearch);
  const found = useFound(search);
  const isOld = found.busy || text.trim() !== search;
  return (
    <Dialog open onClose={onClose} title={t('roles.find')} description={t('roles.findText')} closeLabel={t('close')}>
      <div className="grid content-start gap-3 pt-1.5 desk:min-h-100">
        <SearchField data-autofocus label={t('roles.findLabel')} value={text} onType={setText} />
        <p role="status" className="sr-only">
          {found.state === 'ready' && !isOld ? t('roles.found', { count: found.data.count }) : ''}
        </p>
        <ReadStates
          of={found}
          as="part"
          failed={t('roles.findFailed')}
          loading={<Skeleton className="h-40 w-full" />}
          empty={<p className="py-2 text-14 text-ink-muted">{t('roles.findNone')}</p>}
        >
          {({ count, results }) => (
            <>
              <ul className="grid">
                {results.map((person) => (
                  <li key={person.id}>
                    <Choice name={fullName(person)} detail={detailOf(person)} onChoose={() => onFound(person)} />
                  </li>
                ))}
              </ul>
              {count > results.length && <p className="text-14 text-ink-muted">{t('roles.findMore')}</p>}
            </>
          )}
        </ReadStates>
      </div>
    </Dialog>
  );
}

const Choice = ({ name, detail, onChoose }: { name: string; detail: string; onChoose: () => void }) => (
  <button
    type="button"
    onClick={onChoose}
    className="-mx-2 flex w-[calc(100%+1rem)] items-center gap-3 rounded-8 px-2 py-2 text-left hover:bg-surface-sunken"
  >
    <Initials name={name} />
    <span className="min-w-0">
      <span className="wrap-anywhere block font-560 text-14">{name}</span>
      <span className="wrap-anywhere block text-12 text-ink-muted">{detail}</span>
    </span>
  </button>
);
