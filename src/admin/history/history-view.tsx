import { Undo2 } from 'lucide-react';
import type { RecordChange } from '#contract/changes/changes.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { DiffText } from '#design-system/diff-text/diff-text.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Initials } from '#design-system/initials/initials.tsx';
import { OfflineNotice } from '#design-system/offline-notice/offline-notice.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../../ground/found.ts';
import { ReadStates } from '../../ground/read-states.tsx';
import type { RecordFields } from '../parts/record-field.ts';
import { HistoryPlaces } from './history-places.tsx';
import { useValueWords } from './history-words.ts';
import type { Older as OlderChanges } from './use-history.ts';

export interface HistoryViewProps {
  of: Found<RecordChange[]>;
  fields: RecordFields;
  older: OlderChanges;
  /** Copies the earlier value of a field into the draft; missing for a field that cannot be edited here. */
  onTake?: ((field: string) => ((before: unknown) => void) | undefined) | undefined;
}

/** The changes of one record, newest first: who, when, from where, and each field before and after. */
export function HistoryView({ of, fields, older, onTake }: HistoryViewProps) {
  const t = useTexts(recordsTexts);
  return (
    <ReadStates
      of={of}
      as="part"
      failed={t('history.failed')}
      loading={<HistoryPlaces />}
      empty={<p className="text-ink-muted">{t('history.empty')}</p>}
    >
      {(changes) => (
        <div className="grid gap-4">
          <OldChanges of={of} />
          <ol aria-label={t('history.title')} className="divide-y divide-line">
            {changes.map((change) => (
              <Change key={change.id} change={change} fields={fields} onTake={onTake} />
            ))}
          </ol>
          {older && <Older {...older} />}
        </div>
      )}
    </ReadStates>
  );
}

function OldChanges({ of }: Pick<HistoryViewProps, 'of'>) {
  const t = useTexts(appTexts);
  if (of.state !== 'ready' || !of.old) return null;
  return <OfflineNotice text={t('offline.old')} retryLabel={t('broken.retry')} onRetry={of.onRetry} />;
}

function Older({ busy, failed, onMore }: NonNullable<HistoryViewProps['older']>) {
  const t = useTexts(recordsTexts);
  return (
    <div className="grid justify-items-start gap-2">
      {failed && !busy && <p role="alert">{t('history.olderFailed')}</p>}
      <Button tone="secondary" size="small" busy={busy} onClick={onMore}>
        {t(failed ? 'again' : 'history.older')}
      </Button>
    </div>
  );
}

interface ChangeProps extends Pick<HistoryViewProps, 'fields' | 'onTake'> {
  change: RecordChange;
}

function Change({ change: { at, by, via, kind, reason, values }, fields, onTake }: ChangeProps) {
  const t = useTexts(recordsTexts);
  const name = by === null ? t('history.server') : by.name || t('history.nobody');
  const [, did = ''] = kind.split('.');
  const order = Object.keys(fields);
  const ordered = values.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
  const ways = [formatMoment(at), via === 'screen' ? '' : t(`history.via.${via}`)].filter(Boolean);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-4 first:pt-0">
      <Initials name={by ? by.name : name} />
      <div className="grid min-w-0 gap-1.5 text-14">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-560">{name}</span>
          <time dateTime={at} className="text-12 text-ink-muted tabular-nums">
            {ways.join(', ')}
          </time>
        </p>
        {/* "Changed" itself is left out if the fields say it. */}
        {(did !== 'changed' || values.length === 0) && (
          <p>{did in DID ? t(DID[did as keyof typeof DID]) : t('history.did.changed')}</p>
        )}
        {values.length > 0 && (
          <ul className="grid gap-1">
            {ordered.map((value) => (
              <Value key={value.field} value={value} fields={fields} onTake={onTake} />
            ))}
          </ul>
        )}
        {reason && <p className="font-display text-16 text-ink-muted italic">{t('history.reason', { reason })}</p>}
      </div>
    </li>
  );
}

/** Text for each kind of change. */
const DID = {
  added: 'history.did.added',
  changed: 'history.did.changed',
  deactivated: 'history.did.deactivated',
  reactivated: 'history.did.reactivated',
  withdrawn: 'history.did.withdrawn',
  offered: 'history.did.offered',
  moved: 'history.did.moved',
  cancelled: 'history.did.cancelled',
  ordered: 'history.did.ordered',
  roles_changed: 'history.did.rolesChanged',
  last_day_set: 'history.did.lastDaySet',
  password_link_sent: 'history.did.passwordLinkSent',
  signed_out: 'history.did.signedOut',
  code_turned_off: 'history.did.codeTurnedOff',
  erased: 'history.did.erased',
  absence_set: 'history.did.absenceSet',
  address_asked: 'history.did.addressAsked',
  address_withdrawn: 'history.did.addressWithdrawn',
  address_confirmed: 'history.did.addressConfirmed',
} as const;

interface ValueProps extends Pick<HistoryViewProps, 'fields' | 'onTake'> {
  value: RecordChange['values'][number];
}

function Value({ value: { field, before, after, erased }, fields, onTake }: ValueProps) {
  const t = useTexts(recordsTexts);
  const { label = field, text, lang } = fields[field] ?? {};
  const { said, isWhole } = useValueWords(fields[field]);
  const take = before === null || erased ? undefined : onTake?.(field);
  return (
    <li className="min-w-0">
      <span className="text-ink-muted">{t('history.field', { field: label })}</span>{' '}
      {erased ? (
        <span className="text-ink-muted italic">{t('history.erased')}</span>
      ) : (
        <DiffText
          before={before === null ? '' : said(before)}
          after={said(after)}
          words={text !== undefined && isWhole(before) && isWhole(after)}
          lang={lang}
          outLabel={t('merge.out')}
          inLabel={t('merge.in')}
        />
      )}
      {take && (
        <IconButton
          label={t('history.take', { field: label, value: said(before) })}
          className={cn(toolTarget, '-my-2 ml-1 align-middle')}
          onClick={() => take(before)}
        >
          <Undo2 aria-hidden size={16} />
        </IconButton>
      )}
    </li>
  );
}
