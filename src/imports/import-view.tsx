import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { formatDay } from '#locales/dates.ts';
import { PageOutline } from '../admin/frame/page-outline.tsx';
import { Refusal } from '../ground/refusal.tsx';
import { CheckingView } from './checking-view.tsx';
import { DoneView } from './done-view.tsx';
import { ImportFrame } from './import-frame.tsx';
import { type ImportPart, type ImportViewProps, importProps } from './import-props.ts';
import { useImportSite, useImportTexts } from './import-site.ts';
import { MappingView } from './mapping-view.tsx';
import { ProblemsView } from './problems-view.tsx';
import { ReadyView } from './ready-view.tsx';
import { WaitingView } from './waiting-view.tsx';

/** One import, in each of its states. */
export function ImportView(props: ImportViewProps) {
  const t = useImportTexts();
  const { snapshot, send, mayWrite } = props;
  const { links, ofCompanies } = useImportSite();
  const { seen } = snapshot.context;
  const { face, step, work, isReading, isUnread } = importProps(snapshot);
  const discard = () => send({ type: 'import.discard' });
  const isOpen = ['unfinished', 'known', 'mapping', 'problems', 'ready'].includes(face);
  return (
    <ImportFrame
      step={step}
      file={seen?.file_name}
      company={ofCompanies ? seen?.company?.name : null}
      actions={
        isOpen &&
        !isUnread &&
        mayWrite && (
          <>
            <ToolButton asChild>
              <Link to={links.list}>{t('later')}</Link>
            </ToolButton>
            <Discard asks={ASKED.includes(face)} rows={seen?.rows ?? 0} onDiscard={discard} />
          </>
        )
      }
    >
      <p role="status" className={work ? 'mb-3 text-14 text-ink-muted' : 'sr-only'}>
        {work ? t(work) : isReading ? t('reading') : ''}
      </p>
      {isUnread ? face !== 'failed' && <Unread snapshot={snapshot} send={send} /> : <Why snapshot={snapshot} />}
      <Face {...props} />
    </ImportFrame>
  );
}

/** Faces in which somebody has already matched or corrected something, so discarding asks first. */
const ASKED: readonly string[] = ['mapping', 'problems', 'ready'];

function Discard({ asks, rows, onDiscard }: { asks: boolean; rows: number; onDiscard: () => void }) {
  const t = useImportTexts();
  const [isAsking, ask] = useState(false);
  const confirm = () => {
    ask(false);
    onDiscard();
  };
  return (
    <>
      <ToolButton onClick={asks ? () => ask(true) : onDiscard}>{t('discard')}</ToolButton>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('discard.question')}
        description={t('discard.text', { rows })}
        cancelLabel={t('discard.keep')}
        confirmLabel={t('discard')}
        onCancel={() => ask(false)}
        onConfirm={confirm}
      />
    </>
  );
}

/** Reading the import failed; what is shown and typed stays. */
function Unread({ snapshot, send }: ImportPart) {
  const t = useImportTexts();
  return (
    <div
      role="alert"
      className="mb-4 grid max-w-[46rem] justify-items-start gap-3 rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink"
    >
      <p>
        <b className="font-560">{t('failed.title')}.</b> {snapshot.context.refusal?.message}
      </p>
      <Button size="small" tone="secondary" onClick={() => send({ type: 'import.reread' })}>
        {t('again')}
      </Button>
    </div>
  );
}

/** Why the last action failed. */
function Why({ snapshot }: Pick<ImportPart, 'snapshot'>) {
  const t = useImportTexts();
  const { refusal } = snapshot.context;
  if (!refusal || importProps(snapshot).face === 'unresolved') return <Refusal problem={null} />;
  const kind = refusal.kind === 'refused' ? 'refused' : 'network';
  const text = refusal.kind === 'refused' ? wordsOf(refusal, t) : t('noAnswer');
  return (
    <div className="mb-4 max-w-[46rem]">
      <Refusal problem={{ kind, text }} />
    </div>
  );
}

function wordsOf({ code, message, fields }: { code: string; message: string; fields: Record<string, string> }, t: Say) {
  if (code === 'imports.no_revision') return t('revision.none');
  return [message, ...Object.values(fields)].filter(Boolean).join(' ') || t('unknown');
}

type Say = ReturnType<typeof useImportTexts>;

function Face(props: ImportViewProps) {
  const { face } = importProps(props.snapshot);
  switch (face) {
    case 'reading':
      return <PageOutline />;
    case 'mapping':
      return <MappingView {...props} />;
    case 'checking':
      return <CheckingView {...props} />;
    case 'problems':
      return <ProblemsView {...props} />;
    case 'ready':
      return <ReadyView {...props} />;
    case 'waiting':
      return <WaitingView {...props} />;
    case 'done':
    case 'undoing':
    case 'undone':
      return <DoneView {...props} />;
    default:
      return <Plain {...props} />;
  }
}

/** A state that needs only a few words, with its buttons. */
function Plain({ snapshot, send, mayWrite }: ImportViewProps) {
  const { links } = useImportSite();
  const t = useImportTexts();
  const { seen, refusal } = snapshot.context;
  const { face } = importProps(snapshot);
  const list = <LinkButton to={links.list}>{t('toList')}</LinkButton>;
  switch (face) {
    case 'failed':
      return (
        <div role="alert">
          <ErrorState
            title={t('failed.title')}
            text={refusal?.message ?? ''}
            retryLabel={t('again')}
            onRetry={() => send({ type: 'import.reread' })}
          />
        </div>
      );
    case 'missing':
      return (
        <Said role="alert" title={t('missing.title')} text={t('missing.text')}>
          {list}
        </Said>
      );
    case 'unresolved':
      return (
        <Said role="alert" title={t('unsure.title')} text={t('unsure.text')}>
          <Button size="small" onClick={() => send({ type: 'outcome.ask' })}>
            {t('unsure.ask')}
          </Button>
        </Said>
      );
    case 'unfinished':
      return (
        <Said
          role="alert"
          title={t('unfinished.title')}
          text={t('unfinished.text', { uploaded: seen?.uploaded ?? 0, total: seen?.rows ?? 0 })}
        >
          {mayWrite && <LinkButton to={links.make}>{t('unfinished.again')}</LinkButton>}
        </Said>
      );
    case 'known':
      return (
        <Said title={t('known.title')} text={t('known.text', { day: formatDay(seen?.same_file?.committed_at ?? '') })}>
          {mayWrite && (
            <Button size="small" onClick={() => send({ type: 'same.accept' })}>
              {t('known.accept')}
            </Button>
          )}
          <LinkButton to={links.one(seen?.same_file?.id ?? 0)}>{t('known.look')}</LinkButton>
        </Said>
      );
    default:
      return (
        <Said title={t('discarded.title')} text={t('discarded.text')}>
          {list}
        </Said>
      );
  }
}

function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild tone="secondary" size="small">
      <Link to={to}>{children}</Link>
    </Button>
  );
}

interface SaidProps {
  role?: 'alert';
  title: string;
  text: string;
  children: ReactNode;
}

function Said({ role, title, text, children }: SaidProps) {
  return (
    <section className="grid max-w-[46rem] gap-4">
      <div role={role} className="grid gap-1">
        <h2 className="text-22">{title}</h2>
        <p className="text-ink-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
