import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readGiftChoices } from '#contract/gifts/gifts.contract.ts';
import { mayRead } from '#contract/permissions/permissions.rules.ts';
import { listColleagues, listUnits } from '#contract/staff/company-people.contract.ts';
import { focusProblem } from '../admin/parts/focus-problem.ts';
import { peopleSelectionIn } from '../admin/parts/people-selection.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { useNameIn } from './budget-name.ts';
import { GiveView } from './give-view.tsx';
import { useGift } from './use-gift.ts';

/** The page on which a budget is given: recipients, amount and reason, beside the effects. */
export function GivePage() {
  const id = useId();
  const me = useMe();
  const { state, key } = useLocation();
  const [{ handed, place }] = useState(() => ({ handed: peopleSelectionIn(state), place: key }));
  const [snapshot, send] = useGift({ person: me.id, handed, place, onProblems: () => focusProblem(id) });
  const nameIn = useNameIn();
  const choices = useRead(query(readGiftChoices));
  const ofPeople = mayRead(me, 'company.people');
  const units = useRead({ ...query(listUnits), enabled: ofPeople });
  const unitsReading = useOptionsReading(units);
  const active = { query: { state: 'active,leaving', page_size: 1 } };
  const { data: people } = useQuery({ ...query(listColleagues, active), enabled: ofPeople });
  return (
    <GiveView
      id={id}
      snapshot={snapshot}
      send={send}
      currency={me.company.currency}
      categories={(choices.data?.categories ?? []).map((each) => ({ id: each.id, name: nameIn(each) }))}
      categoriesReading={useOptionsReading(choices)}
      units={units.data?.results ?? []}
      unitsReading={ofPeople ? unitsReading : { state: 'ready' }}
      everybody={people ? { count: people.count, isExact: people.count_is_exact } : null}
      handed={handed}
    />
  );
}
