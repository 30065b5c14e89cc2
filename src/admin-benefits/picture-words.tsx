import { type KeyboardEvent, useEffect, useRef } from 'react';
import { BENEFIT_PICTURES } from '#contract/admin-benefits/benefit.rules.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { FormItemPair } from '../admin/record/form-item-pair.tsx';
import type { FormItems } from '../admin/record/use-form-items.ts';
import type { FormPicture } from './form-files.ts';

interface PictureWordsProps {
  picture: FormPicture;
  items: FormItems<FormPicture>;
  onClose: () => void;
}

/** What is to be seen on one picture, for those who do not see it. It begins with the caret; Escape leads back to the picture. */
export function PictureWords({ picture, items, onClose }: PictureWordsProps) {
  const t = useTexts(adminBenefitsTexts);
  const records = useTexts(recordsTexts);
  const { place, count } = items.moving.placeOf(picture.id);
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.querySelector('textarea')?.focus(), []);
  const close = () => {
    document.getElementById(items.id)?.querySelector<HTMLElement>(`[data-row-id="${picture.id}"]`)?.focus();
    onClose();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const title = t('benefit.picture.of', { place, count });
  return (
    <section ref={part} aria-label={title} onKeyDown={leave} className="grid gap-3 rounded-12 bg-surface-sunken p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-600 font-text text-14">{title}</h3>
        <ToolButton onClick={close}>{records('close')}</ToolButton>
      </div>
      <FormItemPair
        items={items}
        item={picture}
        part="alt"
        field="pictures"
        label={t('benefit.picture.alt')}
        hint={t('benefit.picture.altHint')}
        most={BENEFIT_PICTURES.alt}
      />
    </section>
  );
}
