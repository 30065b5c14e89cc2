import { textIn } from '#contract/language/language.rules.ts';
import type { ListedSuggestion } from '#contract/suggestions/admin-suggestions.contract.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { ChangedDay } from '../admin/parts/changed-day.tsx';
import { companyKeyName } from '../admin/parts/company-key.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { RecordState } from '../admin/record/record-state.tsx';
import { SuggestionState } from './suggestion-state.tsx';
import type { SuggestionsPlace } from './suggestions-address.ts';

type SuggestionColumn = ListColumn<ListedSuggestion>;

const keyName = ({ company, id }: ListedSuggestion) => companyKeyName({ company: company.id, id });

/** The columns of the list of suggestions. */
export function useSuggestionColumns(list: List<SuggestionsPlace, ListedSuggestion>): readonly SuggestionColumn[] {
  const t = useTexts(adminSuggestionsTexts);
  const language = useLanguage();
  const called = useCalled();
  return [
    {
      key: 'name',
      header: t('name'),
      heading: true,
      rowHeader: true,
      sortable: true,
      cell: (suggestion) => (
        <RecordName detail={suggestion.provider}>
          <RecordLink list={list} id={keyName(suggestion)} name={suggestion.name} />
        </RecordName>
      ),
    },
    {
      key: 'date',
      header: t('age'),
      sortable: true,
      phone: 'foot',
      cell: ({ date }) => <ChangedDay changed={{ at: date, by: null }} />,
    },
    { key: 'person', header: t('person'), phone: 'beside', cell: ({ person }) => <Name>{called(person.name)}</Name> },
    {
      key: 'company',
      header: t('company'),
      phone: 'beside',
      spare: 2,
      cell: ({ company }) => <Name>{company.name}</Name>,
    },
    {
      key: 'category',
      header: t('category'),
      phone: 'hidden',
      cell: ({ category_sr: sr, category_en: en }) => textIn(language, { sr, en }),
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'corner',
      cell: (suggestion) => (
        <RecordState kind="suggestion" id={keyName(suggestion)}>
          <SuggestionState status={suggestion.status} />
        </RecordState>
      ),
    },
    {
      key: 'changed',
      header: t('changed'),
      sortable: true,
      extra: true,
      cell: ({ changed }) => <ChangedDay changed={changed} />,
    },
  ];
}

// A minimum width, so that names take one or two lines beside a long suggestion.
const Name = ({ children }: { children: string }) => <span className="block rows:min-w-34">{children}</span>;
