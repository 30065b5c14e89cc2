import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { Steps } from '#design-system/steps/steps.tsx';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/admin-title.ts';
import { paths } from '../ground/paths.ts';
import { importLinks } from './import-links.ts';

interface ImportFrameProps {
  /** From 0: on which of the six steps. */
  step: number;
  /** The name of the file, once there is one. */
  file?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

const STEPS = ['file', 'columns', 'check', 'problems', 'ready', 'done'] as const;

/** The page of an import: where it belongs, on which step one is, and that step. */
export function ImportFrame({ step, file, actions, children }: ImportFrameProps) {
  const t = useTexts(importsTexts);
  useAdminTitle(t('title'));
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={
          <Breadcrumbs label={t('crumbs')}>
            <Link to={`${paths.companyAdmin}/people`}>{t('people')}</Link>
            <Link to={importLinks.list}>{t('imports')}</Link>
            {file && <span className="wrap-anywhere min-w-0">{file}</span>}
          </Breadcrumbs>
        }
        actions={actions}
      />
      <Steps label={t('steps')} steps={STEPS.map((name) => t(`step.${name}`))} current={step} className="mt-2 mb-6" />
      {children}
    </>
  );
}
