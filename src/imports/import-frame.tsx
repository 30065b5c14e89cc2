import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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
          <>
            <Link to={`${paths.companyAdmin}/people`} className="target hover:text-ink">
              {t('people')}
            </Link>
            <ChevronRight aria-hidden size={14} />
            <Link to={importLinks.list} className="target hover:text-ink">
              {t('imports')}
            </Link>
            {file && (
              <>
                <ChevronRight aria-hidden size={14} />
                <span className="wrap-anywhere min-w-0">{file}</span>
              </>
            )}
          </>
        }
        actions={actions}
      />
      <Steps label={t('steps')} steps={STEPS.map((name) => t(`step.${name}`))} current={step} className="mt-2 mb-6" />
      {children}
    </>
  );
}
