import { useNavigate } from 'react-router-dom';
import { GIVE_BUDGET, peopleSelectionState } from '../admin/parts/people-selection.ts';

/** The way to where a person is given a budget; undefined for who may give none. */
export function useGiveBudget(may: boolean): ((person: { id: number }) => void) | undefined {
  const navigate = useNavigate();
  return may
    ? ({ id }) => void navigate(GIVE_BUDGET, { state: peopleSelectionState({ of: 'rows', ids: [id] }) })
    : undefined;
}
