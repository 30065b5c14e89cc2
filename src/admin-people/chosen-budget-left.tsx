import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { sumColleagues } from '#contract/staff/company-people.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { Selection } from '#machines/records/selection.ts';
import { query } from '../api/query.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';
import { useMe } from '../session/session.queries.ts';
import { chosenPeople } from './people-address.ts';

/** Debounce after the last row was selected, in milliseconds. */
const PAUSE = 200;

/** What is left to the people who are chosen, wherever in the list they stand. */
export function ChosenBudgetLeft({ selection }: { selection: Selection }) {
  const t = useTexts(adminPeopleTexts);
  const language = useLanguage();
  const { currency } = useMe().company;
  const wanted = JSON.stringify(chosenPeople(selection));
  const [asked, ask] = useState(wanted);
  useWhenRested(wanted, PAUSE, ask);
  const { data } = useQuery({
    ...query(sumColleagues, { query: JSON.parse(asked) }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  const left = formatMoney(toMinor(data.left), currency, language);
  return t('chosenLeft', { left });
}
