import { use, useState } from 'react';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import type { AfterCommit } from '#machines/imports/import-answers.ts';
import { PersonState } from '../admin/parts/person-state.tsx';
import { GrowingRows } from './growing-rows.tsx';
import { ImportRowsContext } from './import-rows.ts';
import { useImportTexts } from './import-site.ts';

interface MissingPeopleProps {
  ending: AfterCommit['ending'];
  mayWrite: boolean;
  onChange: (ending: AfterCommit['ending']) => void;
}

/**
 * People who are not in the file, by name, with the state of their account if it is not active. Nobody is ticked initially, and only ticked
 * people are ended.
 */
export function MissingPeople({ ending, mayWrite, onChange }: MissingPeopleProps) {
  const t = useImportTexts();
  const { useMissing } = use(ImportRowsContext);
  const [search, setSearch] = useState('');
  const isTicked = (id: number) => ending.some((person) => person.id === id);
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-18">{t('missing.list')}</h2>
          <p className="text-14 text-ink-muted">{t('missing.stay')}</p>
        </div>
        <SearchField label={t('missing.search')} value={search} onType={setSearch} />
      </div>
      <GrowingRows
        key={search}
        usePage={useMissing}
        asked={search.trim() === '' ? {} : { search: search.trim() }}
        empty={<p className="text-14 text-ink-muted">{t('rows.none')}</p>}
      >
        {(people) => (
          <ul>
            {people.map(({ id, name, email, unit, state, ends_on }) => (
              <li key={id} className="border-line border-b py-2 text-14">
                <Checkbox
                  checked={isTicked(id)}
                  disabled={!mayWrite}
                  onChange={(on) => onChange(on ? [...ending, { id, name }] : ending.filter((one) => one.id !== id))}
                >
                  <span className="sr-only">{t('missing.choose', { name: '' })}</span>
                  <span className="mr-2 font-560">{name || email}</span>
                  <span className="text-ink-muted">{[name && email, unit].filter(Boolean).join(' · ')}</span>
                  {state !== 'active' && (
                    <span className="ml-3 text-12">
                      <PersonState person={{ state, ends_on }} />
                    </span>
                  )}
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </GrowingRows>
    </section>
  );
}
