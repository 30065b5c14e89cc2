import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { isLate, PersonState } from '../admin/parts/person-state.tsx';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';
import {
  MEASURES,
  type Measure,
  type PersonPart,
  type PersonStep,
  type PersonSteps,
  type SteppedPerson,
  usePersonSteps,
} from './person-steps.ts';

interface PersonStandingProps<Row extends SteppedPerson> extends PersonPart<Row> {
  found: Found<Row>;
  /** Closes the form: the next dialog is opened over the list. */
  onClose: () => void;
}

/** The section of the form with the state of the account and its actions. */
export function PersonStanding<Row extends SteppedPerson>({ found, onClose, ...part }: PersonStandingProps<Row>) {
  const t = useTexts(adminPeopleTexts);
  return (
    <section aria-label={t('state')} className="grid gap-3 border-line border-t pt-5">
      <h3 className="font-560 text-14">{t('state')}</h3>
      <ReadStates of={found} as="part" failed={t('standing.failed')} loading={<Skeleton className="h-6 w-40" />}>
        {(person) => (
          <>
            <p className="text-14">
              <PersonState person={person} />
            </p>
            <Waiting person={person} />
            <Steps {...part} person={person} onClose={onClose} />
          </>
        )}
      </ReadStates>
    </section>
  );
}

/** The new address that waits for confirmation, and until when. */
function Waiting({ person: { pending_email: waits } }: { person: SteppedPerson }) {
  const t = useTexts(adminPeopleTexts);
  if (!waits) return null;
  const { email, until } = waits;
  return (
    <p className="wrap-anywhere text-14">
      {isLate(until) ? t('address.late', { email }) : t('address.waits', { email, until: formatMoment(until) })}
    </p>
  );
}

const ASKS: readonly PersonStep[] = ['giveBudget', 'roles', 'address', 'leave', 'leaveOtherwise', ...MEASURES];
const isMeasure = (step: PersonStep): step is Measure => MEASURES.some((each) => each === step);
const ENDS: readonly PersonStep[] = ['leave', 'leaveOtherwise', 'erase'];

function Steps<Row extends SteppedPerson>({ onClose, ...steps }: PersonSteps<Row> & { onClose: () => void }) {
  const t = useTexts(adminPeopleTexts);
  const { steps: all, take, isBusy } = usePersonSteps(steps);
  const buttons = (some: readonly PersonStep[]) => (
    <p className="-ml-2.5 flex flex-wrap gap-1">
      {some.map((step) => (
        <ToolButton
          key={step}
          tone={ENDS.includes(step) ? 'danger' : 'ghost'}
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
  const measures = all.filter(isMeasure);
  return (
    <>
      {buttons(all.filter((step) => !isMeasure(step)))}
      {measures.length > 0 && (
        <>
          <h3 className="pt-2 font-560 text-14">{t('security')}</h3>
          <p className="text-14 text-ink-muted">
            {t(steps.person.has_code ? 'security.withCode' : 'security.withoutCode')}
          </p>
          {buttons(measures)}
        </>
      )}
    </>
  );
}
