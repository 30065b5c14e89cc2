import { useNavigate } from 'react-router-dom';
import { GIVE_BUDGET, handing } from '../admin/handed-people.ts';

/** The way to where a person is given a budget; undefined for who may give none. */
export function useGiving(may: boolean): ((person: { id: number }) => void) | undefined {
  const navigate = useNavigate();
  return may ? ({ id }) => void navigate(GIVE_BUDGET, { state: handing({ of: 'rows', ids: [id] }) }) : undefined;
}
