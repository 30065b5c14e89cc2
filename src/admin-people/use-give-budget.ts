import { useNavigate } from 'react-router-dom';
import { GIVE_BUDGET, peopleSelectionState } from '../admin/people-selection.ts';

/** Opens the page that gives a person a budget; undefined for admins who may give none. */
export function useGiving(may: boolean): ((person: { id: number }) => void) | undefined {
  const navigate = useNavigate();
  return may
    ? ({ id }) => void navigate(GIVE_BUDGET, { state: peopleSelectionState({ of: 'rows', ids: [id] }) })
    : undefined;
}
