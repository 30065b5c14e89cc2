import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { countOf, isCounted } from '#machines/records/selection.ts';
import { AdminDrawer } from '../parts/admin-drawer.tsx';
import { BulkAlert, BulkHeading } from './bulk-heading.tsx';
import type { BulkKind } from './bulk-kind.ts';
import { BulkMeaning } from './bulk-preview.tsx';
import { type BulkPart, bulkProps } from './bulk-props.ts';
import { BulkResult, BulkUnderWay } from './bulk-result.tsx';

export interface BulkViewProps extends BulkPart {
  kind: BulkKind;
  /** Prefix of the ids of the fields, by which a wrong one is found. */
  id: string;
}

/** A bulk change in each of its states: the form, the preview, the progress and the outcome. */
export function BulkView(props: BulkViewProps) {
  const { kind, id, snapshot, send } = props;
  const t = useTexts(recordsTexts);
  const { face, action, work, canClose } = bulkProps(snapshot);
  const meant = useMeant(props);
  return (
    <AdminDrawer
      open={face !== 'none'}
      onClose={() => canClose && send({ type: 'bulk.close' })}
      title={actionOf(kind, action)?.title ?? t(TITLES[face as keyof typeof TITLES] ?? 'opening')}
      description={meant}
      closeLabel={t('close')}
      footer={<Foot {...props} />}
    >
      <div id={id} className="grid gap-6 pt-1">
        <Refused {...props} />
        <Body {...props} />
        {face !== 'underWay' && (
          <p role="status" className={work === null ? 'sr-only' : 'text-14 text-ink-muted'}>
            {work !== null && t(work)}
          </p>
        )}
      </div>
    </AdminDrawer>
  );
}

/** Titles for when the action is unknown because the change could not be read. */
const TITLES = { missing: 'missing.title', unread: 'failed.title' } as const;

/** How many records the change is about, in words: the size of the selection until the exact count is known. Undefined for none. */
function useMeant({ kind, snapshot }: BulkViewProps): string | undefined {
  const t = useTexts(recordsTexts);
  const { action, preview, bulk, selection } = bulkProps(snapshot);
  const known = bulk?.affected ?? preview?.count;
  const meant = known ?? (action === '' ? 0 : countOf(selection));
  if (meant === 0) return undefined;
  const count = kind.counted(meant);
  return known === undefined && !isCounted(selection) ? t('bulk.moreThan', { count }) : count;
}

const actionOf = ({ actions }: BulkKind, key: string) => actions.find((action) => action.key === key);

function Body({ kind, snapshot, send }: BulkViewProps) {
  const t = useTexts(recordsTexts);
  const { face, action, preview, bulk, work } = bulkProps(snapshot);
  switch (face) {
    case 'filling': {
      const Fields = actionOf(kind, action)?.asks?.fields;
      const { values, problems } = snapshot.context;
      return (
        Fields && (
          <Fields
            values={values}
            errors={problems}
            onChange={(changed) => send({ type: 'values.change', values: changed })}
          />
        )
      );
    }
    case 'reading':
      return <Places />;
    case 'previewed':
      return preview && <BulkMeaning kind={kind} action={action} preview={preview} />;
    case 'expired':
      return <BulkHeading title={t('bulk.face.expired')}>{t('bulk.expired')}</BulkHeading>;
    case 'underWay':
      return bulk && <BulkUnderWay bulk={bulk} work={work} />;
    case 'done':
    case 'stopped':
    case 'undone':
      return bulk && <BulkResult kind={kind} bulk={bulk} face={face} />;
    default:
      return null;
  }
}

/** Why the change was not made, or cannot be shown. */
function Refused({ snapshot }: BulkViewProps) {
  const t = useTexts(recordsTexts);
  const { face, refusal, work } = bulkProps(snapshot);
  if (face === 'missing') return <BulkAlert>{t('bulk.missing')}</BulkAlert>;
  if (face === 'unresolved') return <BulkAlert>{t('ending.unsure')}</BulkAlert>;
  if (!refusal || work === 'ending.asking') return null;
  const { message, body, fields } = refusal;
  const wrong = Object.values(fields);
  // The problems are said beside their fields.
  if (face === 'filling' && wrong.length > 0) return null;
  if (face === 'unread') return <BulkAlert>{message || t('bulk.unread')}</BulkAlert>;
  if (refusal.kind !== 'refused' && face !== 'failed') return <BulkAlert>{message || t('ending.notDone')}</BulkAlert>;
  const { ask = [] } = (body ?? {}) as { ask?: string[] };
  return (
    <BulkAlert>
      {[message || t('unknown'), ...wrong, ask.length > 0 && t('forbidden.ask', { names: ask.join(', ') })]
        .filter(Boolean)
        .join(' ')}
    </BulkAlert>
  );
}

function Foot({ kind, snapshot, send }: BulkViewProps) {
  const t = useTexts(recordsTexts);
  const { face, action, preview, needs, work, ...can } = bulkProps(snapshot);
  const asked = actionOf(kind, action);
  const back = needs && <ToolButton onClick={() => send({ type: 'bulk.back' })}>{t('bulk.back')}</ToolButton>;
  const close = <ToolButton onClick={() => send({ type: 'bulk.close' })}>{t('close')}</ToolButton>;
  const again = (words: string, type: 'preview.again' | 'outcome.ask') => (
    <ToolButton tone="primary" onClick={() => send({ type })}>
      {words}
    </ToolButton>
  );
  const ask = () => send({ type: 'preview.ask', problems: asked?.asks?.problemsOf(snapshot.context.values) ?? {} });
  switch (face) {
    case 'filling':
      return (
        <>
          {close}
          <ToolButton tone="primary" onClick={ask}>
            {t('bulk.look')}
          </ToolButton>
        </>
      );
    case 'previewed':
      if (work === 'ending.asking') return close;
      if (!can.canConfirm && !can.isStarting) return back || close;
      return (
        <>
          {!can.isStarting && (back || close)}
          <ToolButton tone="primary" busy={can.isStarting} onClick={() => send({ type: 'bulk.confirm' })}>
            {asked?.confirm(preview?.affected ?? 0)}
          </ToolButton>
        </>
      );
    case 'expired':
      return (
        <>
          {back || close}
          {again(t('unsure.ask'), 'preview.again')}
        </>
      );
    case 'failed':
      return (
        <>
          {back || close}
          {again(t('again'), 'preview.again')}
        </>
      );
    case 'unresolved':
      return (
        <>
          {close}
          {again(t('unsure.ask'), 'outcome.ask')}
        </>
      );
    case 'unread':
      return (
        <>
          {close}
          {again(t('again'), 'outcome.ask')}
        </>
      );
    case 'underWay':
      return (
        <>
          {can.canStop && <ToolButton onClick={() => send({ type: 'bulk.stop' })}>{t('bulk.stop')}</ToolButton>}
          {close}
        </>
      );
    case 'done':
    case 'stopped':
      return (
        <>
          {(can.canUndo || can.isTakingBack) && (
            <ToolButton tone="secondary" busy={can.isTakingBack} onClick={() => send({ type: 'bulk.undo' })}>
              {t('undo')}
            </ToolButton>
          )}
          {!can.isTakingBack && close}
        </>
      );
    default:
      return close;
  }
}

const Places = () => (
  <div aria-hidden className="grid gap-3">
    <Skeleton className="h-7 w-2/5" />
    <Skeleton className="w-3/4" />
    <Skeleton className="mt-4 h-16" />
    <Skeleton className="mt-4 w-2/3" />
    <Skeleton className="w-1/2" />
  </div>
);
