import { type ReactNode, useId } from 'react';
import type { OwnCode, OwnSettings } from '#contract/admin-companies/own-company.contract.ts';
import type { ApprovalLimit } from '#contract/approvals/approvals.contract.ts';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { CodeRow } from '../admin-companies/code-row.tsx';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';

interface SettingsViewProps {
  code: Found<OwnCode>;
  settings: Found<OwnSettings>;
  limit: Found<ApprovalLimit>;
  /** Number of owners of the company; null while it is unknown. */
  owners: number | null;
  mayWrite: boolean;
  isRenewing: boolean;
  limitText: (limit: ApprovalLimit) => ReactNode;
  changeLimit: (limit: ApprovalLimit) => ReactNode;
  rolesLink: (children: ReactNode) => ReactNode;
  onRenew: (onOver: () => void) => void;
  onPromise: () => void;
}

/** The settings of a company, one section below the other. */
export function SettingsView(props: SettingsViewProps) {
  const { code, settings, limit, owners, mayWrite, isRenewing, onRenew, onPromise } = props;
  const t = useTexts(adminCompaniesTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('settings.title')} />
      <div className="grid max-w-226 grid-cols-[minmax(0,1fr)]">
        <Part title={t('code')} text={t('code.text')} found={code}>
          {(found) => <CodeRow code={found.code} mayWrite={mayWrite} isPending={isRenewing} onRenew={onRenew} />}
        </Part>
        <Part title={t('promise')} text={t('settings.promiseText')} found={settings}>
          {(found) => (
            <Row end={mayWrite && <ToolButton onClick={onPromise}>{t('settings.change')}</ToolButton>}>
              <p className="display text-18">{t('promise.days', { count: found.promise_days })}</p>
              <ChangedBy changed={found.changed} />
            </Row>
          )}
        </Part>
        <Part title={t('settings.second')} text={t('settings.secondText')} found={limit}>
          {(found) => (
            <Row end={mayWrite && props.changeLimit(found)}>
              <p>{props.limitText(found)}</p>
            </Row>
          )}
        </Part>
        <section className="grid gap-2 border-line border-t py-6">
          <h2 className="display text-18">{t('settings.roles')}</h2>
          <p className="text-14 text-ink-muted">
            {owners === null ? t('settings.rolesText') : t('settings.owners', { count: owners })}
          </p>
          <TextLink asChild className="w-fit text-14">
            {props.rolesLink(t('settings.rolesLink'))}
          </TextLink>
        </section>
      </div>
    </div>
  );
}

interface PartProps<Data> {
  title: string;
  text: string;
  found: Found<Data>;
  children: (data: Data) => ReactNode;
}

function Part<Data>({ title, text, found, children }: PartProps<Data>) {
  const t = useTexts(adminCompaniesTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2 border-line border-t py-6 first:border-t-0 first:pt-0">
      <h2 id={id} className="display text-18">
        {title}
      </h2>
      <p className="text-14 text-ink-muted">{text}</p>
      <ReadStates
        of={found}
        as="part"
        failed={t('settings.failed')}
        loading={<Skeleton shape="block" className="h-11 w-full" />}
      >
        {children}
      </ReadStates>
    </section>
  );
}

function Row({ end, children }: { end: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="mr-auto grid gap-1">{children}</div>
      {/* The text of the button, not its background, is aligned with the edge. */}
      <div className="-mx-2.5">{end}</div>
    </div>
  );
}

function ChangedBy({ changed: { at, by } }: Pick<OwnSettings, 'changed'>) {
  const t = useTexts(recordsTexts);
  if (by === null) return null;
  return <p className="text-12 text-ink-muted">{t('changedBy', { name: by.name, time: formatMoment(at) })}</p>;
}
