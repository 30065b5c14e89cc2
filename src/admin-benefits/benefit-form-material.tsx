import { FilePlus2 } from 'lucide-react';
import { BENEFIT_FILES } from '#contract/admin-benefits/benefit.rules.ts';
import { AddFiles, DropGround } from '#design-system/add-files/add-files.tsx';
import { FieldError } from '#design-system/field/field.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { RemovedFormItems } from '../admin/record/removed-form-items.tsx';
import { useFormItems } from '../admin/record/use-form-items.ts';
import { ReorderingStatus } from '../admin/reordering/reorderable.tsx';
import type { FormFile } from './form-files.ts';
import { MaterialRow } from './material-row.tsx';
import { UploadList } from './upload-list.tsx';
import type { BenefitUploads } from './use-benefit-uploads.ts';

/** The files of a benefit with their titles, in their order. */
export function BenefitMaterial({ uploads }: { uploads: BenefitUploads }) {
  const t = useTexts(adminBenefitsTexts);
  const items = useFormItems<FormFile>('promo_material');
  const { id, label, all, error, disabled, moving } = items;
  const add = (files: readonly File[]) => uploads.promo_material.add(files);
  const isFull = all.length >= BENEFIT_FILES.most;
  return (
    <DropGround onFiles={add} disabled={disabled} className="grid min-w-0 gap-3">
      <div id={id} tabIndex={-1} aria-invalid={error ? true : undefined} className="outline-none">
        <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
          {all.map((file) => (
            <MaterialRow key={file.id} file={file} items={items} />
          ))}
        </ol>
      </div>
      {error && <FieldError>{error}</FieldError>}
      <ReorderingStatus moving={moving} place={id} said={(moved) => t('benefit.file.moved', moved)} />
      <RemovedFormItems items={items} />
      <UploadList uploads={uploads.promo_material} of="promo_material" />
      {!disabled && (
        <AddFiles
          label={t('benefit.file.add')}
          hint={t(isFull ? 'benefit.file.full' : 'benefit.file.hint')}
          icon={<FilePlus2 aria-hidden size={20} />}
          accept="application/pdf,.pdf"
          disabled={isFull}
          onFiles={add}
          className="min-h-24"
        />
      )}
    </DropGround>
  );
}
