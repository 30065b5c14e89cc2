import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { Steps } from '#design-system/steps/steps.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { useImportSite, useImportTexts } from './import-site.ts';

interface ImportFrameProps {
  /** From 0: on which of the six steps; below it while that is not known, null where there are none. */
  step: number | null;
  /** The name of the file, once there is one. */
  file?: string | undefined;
  /** Into which company it is, where that is not the own one. */
  company?: string | null | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

const STEPS = ['file', 'columns', 'check', 'problems', 'ready', 'done'] as const;

/** The page of an import: where it belongs, on which step one is, and that step. */
export function ImportFrame({ step, file, company, actions, children }: ImportFrameProps) {
  const t = useImportTexts();
  const { links } = useImportSite();
  useAdminTitle(t('title'));
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={
          <Breadcrumbs label={t('crumbs')}>
            <Link to={links.records}>{t('people')}</Link>
            <Link to={links.list}>{t('imports')}</Link>
            {company && <span className="wrap-anywhere min-w-0">{company}</span>}
            {file && <span className="wrap-anywhere min-w-0">{file}</span>}
          </Breadcrumbs>
        }
        actions={actions}
      />
      {step !== null && (
        <Steps label={t('steps')} steps={STEPS.map((name) => t(`step.${name}`))} current={step} className="mt-2 mb-6" />
      )}
      {children}
    </>
  );
}
