import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { saveRecord, useRecordForm } from '../admin/record-context.ts';

/** Where files come once the benefit is there: they are kept below its number. */
export function FilesLater() {
  const t = useTexts(adminBenefitsTexts);
  const form = useRecordForm();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-12 border border-line-strong border-dashed px-4 py-3 text-14">
      <p className="min-w-0 flex-1 basis-52 text-ink-muted">{t('benefit.filesLater')}</p>
      <ToolButton tone="secondary" onClick={() => saveRecord(form)}>
        {t('benefit.saveDraft')}
      </ToolButton>
    </div>
  );
}
