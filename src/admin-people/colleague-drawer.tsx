import { listInvitations } from '#contract/registration/registration.contract.ts';
import { getColleague } from '#contract/staff/company-people.contract.ts';
import { listColleagueChanges } from '#contract/staff/person-changes.contract.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { colleagueCalls } from './colleague-calls.ts';
import { COLLEAGUE_CALLS } from './colleague-ending.ts';
import { PersonDrawer } from './person-drawer.tsx';
import { PersonStanding } from './person-standing.tsx';
import type { PersonPart, SteppedPerson } from './person-steps.ts';

interface ColleagueDrawerProps extends PersonPart<SteppedPerson> {
  /** The number of the person, or `new`. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a person of the company, opened over the list. */
export function ColleagueDrawer({ open, mayWrite, onClose, ...part }: ColleagueDrawerProps) {
  return (
    <PersonDrawer
      kind="colleague"
      watched="person"
      open={open}
      mayWrite={mayWrite}
      onClose={onClose}
      calls={colleagueCalls(open)}
      // An invitation goes to the new address where the person has no account yet.
      changes={[...COLLEAGUE_CALLS, listColleagueChanges, listInvitations]}
      history={{ call: listColleagueChanges, params: { id: Number(open) } }}
      standing={open !== NEW && <ColleagueStanding {...part} open={open} onClose={onClose} />}
    />
  );
}

function ColleagueStanding({ open, ...rest }: Omit<ColleagueDrawerProps, 'mayWrite'>) {
  return <PersonStanding {...rest} found={useRead(query(getColleague, { params: { id: Number(open) } }))} />;
}
