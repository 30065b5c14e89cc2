import { getColleague } from '#contract/staff/company-people.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { query } from '../api/query.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { PersonState } from './person-state.tsx';
import {
  type PersonPart,
  type PersonStep,
  type PersonSteps,
  type SteppedPerson,
  usePersonSteps,
} from './person-steps.ts';

interface PersonStandingProps extends PersonPart<SteppedPerson> {
  id: number;
  mayWrite: boolean;
  /** Closes the form: what is asked next is asked over the list. */
  onClose: () => void;
}

/** In the form of a person: how their account stands, and what can be done with it. */
export function PersonStanding({ id, mayWrite, onClose, ...part }: PersonStandingProps) {
  const t = useTexts(adminPeopleTexts);
  const found = useRead(query(getColleague, { params: { id } }));
  return (
    <section aria-label={t('state')} className="grid gap-3 border-line border-t pt-5">
      <h3 className="font-560 text-14">{t('state')}</h3>
      <ReadStates of={found} as="part" failed={t('standing.failed')} loading={<Skeleton className="h-6 w-40" />}>
        {(person) => (
          <>
            <p className="text-14">
              <PersonState person={person} />
            </p>
            {mayWrite && <Steps {...part} person={person} onClose={onClose} />}
          </>
        )}
      </ReadStates>
    </section>
  );
}

const ASKS: readonly PersonStep[] = ['leave', 'leaveOtherwise'];

function Steps({ onClose, ...steps }: PersonSteps<SteppedPerson> & { onClose: () => void }) {
  const t = useTexts(adminPeopleTexts);
  const { steps: all, take, isBusy } = usePersonSteps(steps);
  return (
    <p className="-ml-2.5 flex flex-wrap gap-1">
      {all.map((step) => (
        <ToolButton
          key={step}
          tone={ASKS.includes(step) ? 'danger' : 'ghost'}
          busy={isBusy && !ASKS.includes(step)}
          onClick={() => {
            if (ASKS.includes(step)) onClose();
            take(step);
          }}
        >
          {t(step)}
        </ToolButton>
      ))}
    </p>
  );
}
