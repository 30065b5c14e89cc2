import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OwnAbsence } from '#contract/absence/absence.contract.ts';
import { isSame } from '#contract/records/merge.rules.ts';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#design-system/button/button.tsx';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Refusal as Refused } from '#machines/refusal.ts';
import { focusProblem } from '../admin/parts/focus-problem.ts';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { useDayLabels } from '../admin/parts/use-day-labels.ts';
import type { Found } from '../ground/found.ts';
import { paths } from '../ground/paths.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { Refusal } from '../ground/refusal.tsx';

export interface AbsenceViewProps {
  found: Found<OwnAbsence>;
  /** Id of the reviewer, who cannot stand in for themselves. */
  self: number;
  mayWrite: boolean;
  isBusy: boolean;
  refusal: Refused | null;
  /** Called when the form is changed, so that an earlier refusal no longer applies. */
  onChange: () => void;
  onSave: (absence: { from: string; to: string; delegate: number }) => void;
  onEnd: () => void;
}

/** The form of one's absence with the delegate, and the list of people for whom one stands in. */
export function AbsenceView(props: AbsenceViewProps) {
  const t = useTexts(adminRequestsTexts);
  return (
    <div className="grid max-w-[46rem] gap-5">
      <PageHead title={t('absence.title')} standfirst={t('absence.text')} crumbs={<Crumbs />} />
      <ReadStates
        of={props.found}
        as="part"
        failed={t('absence.failed')}
        loading={<Skeleton shape="block" className="h-60" />}
      >
        {(own) => (
          <>
            <Now {...props} own={own} />
            {props.mayWrite && <AbsenceForm {...props} own={own} />}
            <StandsIn own={own} />
          </>
        )}
      </ReadStates>
    </div>
  );
}

function Crumbs() {
  const t = useTexts(adminRequestsTexts);
  return (
    <Breadcrumbs label={t('absence.crumbs')}>
      <Link to={`${paths.companyAdmin}/requests`}>{t('absence.requests')}</Link>
      <span>{t('absence.title')}</span>
    </Breadcrumbs>
  );
}

interface OfOwn {
  own: OwnAbsence;
}

function Now({ own: { absence }, mayWrite, isBusy, onEnd }: AbsenceViewProps & OfOwn) {
  const t = useTexts(adminRequestsTexts);
  if (!absence) return null;
  const { from, to, delegate, now } = absence;
  const days = { from: formatDay(from), to: formatDay(to), name: delegate.name };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-12 bg-accent-soft px-4 py-3 text-14">
      <p>{t(now ? 'absence.now' : 'absence.later', days)}</p>
      {mayWrite && (
        <Button tone="secondary" size="small" disabled={isBusy} onClick={onEnd}>
          {t('absence.end')}
        </Button>
      )}
    </div>
  );
}

interface Written {
  from: string;
  to: string;
  delegate: string | null;
}

const writtenOf = ({ absence }: OwnAbsence): Written =>
  absence
    ? { from: absence.from, to: absence.to, delegate: String(absence.delegate.id) }
    : { from: '', to: '', delegate: null };

/** The form's values: the stored absence with the unsaved edits over it. */
function useWritten(own: OwnAbsence) {
  const stored = writtenOf(own);
  const [known, setKnown] = useState(stored);
  const [edits, edit] = useState<Partial<Written>>({});
  const [isTried, setTried] = useState(false);
  if (!isSame(known, stored)) {
    setKnown(stored);
    setTried(false);
    // Edits made during the save stay unsaved; when the absence is ended, all edits are dropped.
    edit(own.absence ? unsaved(edits, stored) : {});
  }
  return {
    written: Object.assign({}, stored, edits),
    write: (more: Partial<Written>) => edit(Object.assign({}, edits, more)),
    isTried,
    setTried,
  };
}

const unsaved = (edits: Partial<Written>, stored: Written): Partial<Written> =>
  Object.fromEntries(Object.entries(edits).filter(([field, value]) => value !== stored[field as keyof Written]));

function AbsenceForm({ own, self, isBusy, refusal, onChange, onSave }: AbsenceViewProps & OfOwn) {
  const t = useTexts(adminRequestsTexts);
  const day = useDayLabels();
  const { written, write, isTried, setTried } = useWritten(own);
  const { from, to, delegate } = written;
  const id = useId();
  const others = own.reviewers.filter(({ id }) => id !== self);
  const changed = (more: Partial<Written>) => {
    write(more);
    onChange();
  };
  const missing = (value: string | null) => (isTried && !value ? t('absence.missing') : undefined);
  const save = () => {
    setTried(true);
    if (from && to && delegate) onSave({ from, to, delegate: Number(delegate) });
    else focusProblem(id);
  };
  if (others.length === 0) return <p className="text-14">{t('absence.alone')}</p>;
  const words = refusal?.kind === 'refused' && Object.keys(refusal.fields).length === 0 ? refusal.message : null;
  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="grid gap-4 desk:grid-cols-2">
        <DateField
          {...day}
          label={t('absence.from')}
          required
          value={from}
          error={missing(from)}
          onChange={(first) => changed({ from: first })}
        />
        <DateField
          {...day}
          label={t('absence.to')}
          required
          value={to}
          error={missing(to) ?? refusal?.fields.to}
          onChange={(last) => changed({ to: last })}
        />
      </div>
      <Combobox
        label={t('absence.delegate')}
        hint={t('absence.delegateHint')}
        required
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        matches={labelMatches}
        emptyText={t('assigned.noSuch')}
        value={delegate}
        error={missing(delegate)}
        onChange={(other) => changed({ delegate: other })}
      />
      <Refusal
        problem={
          words
            ? { kind: 'refused', text: words }
            : refusal && refusal.kind !== 'refused'
              ? { kind: 'network', text: t('absence.noAnswer') }
              : null
        }
      />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {t('absence.save')}
      </Button>
    </form>
  );
}

function StandsIn({ own: { stands_in: absences } }: OfOwn) {
  const t = useTexts(adminRequestsTexts);
  if (absences.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-18">{t('absence.standsIn')}</h2>
      <ul className="grid gap-1 text-14">
        {absences.map(({ for: who, from, to }) => (
          <li key={who.id}>{t('absence.standsInFor', { name: who.name, from: formatDay(from), to: formatDay(to) })}</li>
        ))}
      </ul>
    </section>
  );
}
