import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay, formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { AdminDrawer } from '../admin/parts/admin-drawer.tsx';
import { MissingRecord } from '../admin/parts/missing-record.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';
import type { InvitationRow } from './invitation-row.ts';
import { InvitationState } from './invitation-state.tsx';
import type { InvitationSteps } from './use-invitation-steps.ts';

interface InvitationDrawerProps {
  found: Found<InvitationRow>;
  /** Address of the form of the invited person. */
  personAt: (row: InvitationRow) => string | null;
  /** Null for an admin who may only read. */
  steps: InvitationSteps | null;
  onClose: () => void;
}

/** One invitation, opened over the list: its recipient, its state with the times, and its actions. */
export function InvitationDrawer({ found, personAt, steps, onClose }: InvitationDrawerProps) {
  const t = useTexts(adminPeopleTexts);
  const row = found.data;
  return (
    <AdminDrawer
      open
      onClose={onClose}
      title={row?.email ?? t('invitation')}
      closeLabel={t('close')}
      footer={row && steps && steps.stepsOf(row).length > 0 && <Steps row={row} steps={steps} onDone={onClose} />}
    >
      <ReadStates
        of={found}
        as="part"
        failed={t('invitations.failed')}
        loading={<Skeleton className="h-40 w-full" />}
        missing={<MissingRecord />}
      >
        {(invitation) => <Facts row={invitation} person={personAt(invitation)} />}
      </ReadStates>
    </AdminDrawer>
  );
}

function Steps({ row, steps, onDone }: { row: InvitationRow; steps: InvitationSteps; onDone: () => void }) {
  const t = useTexts(adminPeopleTexts);
  // The most frequent action stands last, at the edge.
  return steps
    .stepsOf(row)
    .toReversed()
    .map((step) => (
      <ToolButton
        key={step}
        tone={step === 'withdraw' ? 'ghost' : 'primary'}
        busy={steps.busyWith(row) === step}
        onClick={() => {
          steps.take(row, step);
          onDone();
        }}
      >
        {t(step)}
      </ToolButton>
    ));
}

function Facts({ row, person }: { row: InvitationRow; person: string | null }) {
  const t = useTexts(adminPeopleTexts);
  const called = useCalled();
  return (
    <dl className="grid gap-4 pt-1 text-14">
      <Fact name={t('invitations.state')}>
        <InvitationState row={row} />
      </Fact>
      {row.person && person && (
        <Fact name={t('invitations.person')}>
          <TextLink asChild inline>
            <Link to={person}>{called(row.person.name)}</Link>
          </TextLink>
        </Fact>
      )}
      {row.company && <Fact name={t('company')}>{row.company.name}</Fact>}
      <Fact name={t('invitations.by')}>{row.by === null ? t('invitations.byPlatform') : called(row.by)}</Fact>
      <Fact name={t(row.sent_at ? 'invitations.sentAt' : 'invitations.leavesAt')}>
        {formatMoment(row.sent_at ?? row.send_at)}
      </Fact>
      <Fact name={t('invitations.openedAt')}>
        {row.opened_at ? formatMoment(row.opened_at) : t('invitations.never')}
      </Fact>
      <Fact name={t('invitations.until')}>{formatDay(row.expires_at)}</Fact>
      <Fact name={t('invitations.times')}>{t('invitations.timesOf', { count: row.times })}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-ink-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
