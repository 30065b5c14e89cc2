import { FileText } from 'lucide-react';
import { BENEFIT_FILES } from '#contract/admin-benefits/benefit.rules.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { DragHandle } from '../admin/parts/drag-handle.tsx';
import { FormItemMenu } from '../admin/record/form-item-menu.tsx';
import { FormItemPair } from '../admin/record/form-item-pair.tsx';
import type { FormItems } from '../admin/record/use-form-items.ts';
import { fileSize } from '../files/file-size.ts';
import type { FormFile } from './form-files.ts';

interface MaterialRowProps {
  file: FormFile;
  items: FormItems<FormFile>;
}

/** One of the files: what people call it, how large it is, and where it stands. */
export function MaterialRow({ file, items }: MaterialRowProps) {
  const t = useTexts(adminBenefitsTexts);
  const admin = useTexts(adminTexts);
  const language = useLanguage();
  const { id, size } = file;
  const { moving, disabled } = items;
  const { place, count, canMove } = moving.placeOf(id);
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-12 bg-surface-sunken p-4 pt-2 data-dragged:opacity-50 data-[drop=after]:shadow-[0_6px_0_-2px_var(--brand)] data-[drop=before]:shadow-[0_-6px_0_-2px_var(--brand)]">
      <div className="flex min-h-11 items-center gap-2 text-14 text-ink-muted fine:min-h-9">
        <FileText aria-hidden size={18} className="shrink-0" />
        <a href={file.file} target="_blank" rel="noreferrer" className="font-560 text-brand hover:underline">
          {t('benefit.file.open')}
          <span className="sr-only">, {t('benefit.file.of', { place, count })}</span>
        </a>
        <span className="mr-auto">{size !== null && fileSize(size, language)}</span>
        {canMove && <DragHandle id={id} label={admin('order.drag')} onDrop={(onto) => moving.onto(id, onto)} />}
        {!disabled && <Actions id={id} items={items} />}
      </div>
      <FormItemPair
        items={items}
        item={file}
        part="title"
        field="promo_material"
        label={t('benefit.file.title')}
        required={['sr']}
        most={BENEFIT_FILES.title}
      />
    </li>
  );
}

function Actions({ id, items: { moving, remove } }: { id: number; items: FormItems<FormFile> }) {
  const t = useTexts(adminBenefitsTexts);
  const { place, count } = moving.placeOf(id);
  return (
    <FormItemMenu
      id={id}
      moving={moving}
      label={t('benefit.file.actions', { place, count })}
      removeLabel={t('benefit.file.remove')}
      onRemove={remove}
    />
  );
}
