import { Link } from 'react-router-dom';
import { endsMany, secondsToWrite } from '#contract/imports/import.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { formatDay } from '#locales/dates.ts';
import { type AfterCommit, problemsOf } from '#machines/imports/import-answers.ts';
import { useDayLabels } from '../admin/parts/use-day-labels.ts';
import { paths } from '../ground/paths.ts';
import { BudgetSums } from './budget-sums.tsx';
import { type ImportViewProps, importProps } from './import-props.ts';
import { useImportSite, useImportTexts } from './import-site.ts';
import { WritingRows } from './writing-rows.tsx';

/** Further actions of an import, their consequences, and the button that commits it. */
export function AfterPanel(props: ImportViewProps) {
  const { snapshot, send, id, after } = props;
  const t = useImportTexts();
  const { kind } = useImportSite();
  const { seen } = snapshot.context;
  const { added = 0, changed = 0 } = seen?.figures ?? {};
  const count = added + changed;
  const ends = after.ending.length;
  const { work, isBusy, isUnread } = importProps(snapshot);
  const isNothing = count === 0 && ends === 0;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-4 rounded-20 bg-surface-raised p-5 shadow-1 edge"
    >
      <h2 id={`${id}-title`} className="text-18">
        {t('after.title')}
      </h2>
      {added > 0 && kind === 'people' && <Inviting {...props} added={added} />}
      {added > 0 && kind === 'benefits' && <p className="text-14 text-ink-muted">{t('after.drafts')}</p>}
      {seen?.budget?.approval && <NotApproved approval={seen.budget.approval} />}
      {seen?.budget && <BudgetSums budget={seen.budget} />}
      {ends > 0 && <Ending {...props} />}
      <div className="grid gap-1 border-line-strong border-t border-dashed pt-4">
        <p className="font-display text-16 italic">
          {[
            isNothing ? t('after.nothing') : count > 0 && t('after.writes', { count }),
            ends > 0 && after.lastDay && t('after.ends', { count: ends, day: formatDay(after.lastDay) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {!isNothing && (
          <p className="text-12 text-ink-muted">
            {count > 0 && t('after.lasts', { seconds: secondsToWrite(count) })}{' '}
            {!seen?.budget?.above && t('after.undo')}
          </p>
        )}
      </div>
      {work === 'committing' && <WritingRows count={count} />}
      <Button busy={isBusy} disabled={isNothing || isUnread} onClick={() => send({ type: 'import.commit', after })}>
        {seen?.budget?.above ? t('ready.propose') : count > 0 ? t('ready.commitRows', { count }) : t('ready.commit')}
      </Button>
      <ToolButton disabled={isBusy || isUnread} onClick={() => send({ type: 'mapping.reopen' })}>
        {t('ready.back')}
      </ToolButton>
    </section>
  );
}

/** The last proposal was not approved; links to it. */
function NotApproved({ approval }: { approval: number }) {
  const t = useImportTexts();
  return (
    <p className="rounded-12 bg-surface-sunken px-4 py-3 text-14">
      {t('ready.refused')}{' '}
      <Link to={`${paths.companyAdmin}/approvals/${approval}`} className="target font-600 text-brand hover:underline">
        {t('ready.refusedLook')}
      </Link>
    </p>
  );
}

/** The problem of a field, shown once the fields were checked and for as long as it lasts. */
function useProblem({ snapshot, after }: Pick<ImportViewProps, 'snapshot' | 'after'>) {
  const t = useImportTexts();
  const { problems, seen, refusal } = snapshot.context;
  const now = problemsOf(after, seen);
  return (asked: string, field?: string): string | undefined => {
    const problem = problems[asked] && now[asked];
    return problem ? t(`after.${problem}`) : field && refusal?.fields[field];
  };
}

function Inviting({ after, onAfter, snapshot, added }: ImportViewProps & { added: number }) {
  const t = useImportTexts();
  const day = useDayLabels();
  const problem = useProblem({ snapshot, after });
  return (
    <div className="grid gap-3">
      <RadioGroup<AfterCommit['invite']>
        label={t('after.invite', { count: added })}
        options={(['now', 'day', 'no'] as const).map((value) => ({ value, label: t(`after.${value}`) }))}
        value={after.invite}
        onChange={(invite) => onAfter(Object.assign({}, after, { invite }))}
      />
      {after.invite === 'day' && (
        <DateField
          {...day}
          label={t('after.on')}
          value={after.inviteOn ?? ''}
          error={problem('inviteOn', 'on')}
          onChange={(inviteOn) => onAfter(Object.assign({}, after, { inviteOn: inviteOn || null }))}
        />
      )}
    </div>
  );
}

function Ending({ after, onAfter, snapshot }: ImportViewProps) {
  const t = useImportTexts();
  const day = useDayLabels();
  const problem = useProblem({ snapshot, after });
  const count = after.ending.length;
  const change = (changed: Partial<AfterCommit>) => onAfter(Object.assign({}, after, changed));
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <p className="font-600 text-14">{t('after.ending', { count })}</p>
      <ul className="text-14 text-ink-muted">
        {after.ending.slice(0, 10).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <DateField
        {...day}
        label={t('after.lastDay')}
        value={after.lastDay ?? ''}
        error={problem('lastDay', 'last_day')}
        onChange={(lastDay) => change({ lastDay: lastDay || null })}
      />
      <TextArea
        label={t('after.reason')}
        rows={2}
        maxLength={500}
        required
        value={after.reason}
        error={problem('reason', 'reason')}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {endsMany(count, snapshot.context.seen?.people ?? 0) && (
        <TextField
          label={t('after.typed', { count })}
          required
          inputMode="numeric"
          autoComplete="off"
          value={after.typed}
          error={problem('typed')}
          onChange={({ target }) => change({ typed: target.value })}
        />
      )}
    </div>
  );
}
