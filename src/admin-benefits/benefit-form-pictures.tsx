import { ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BENEFIT_PICTURES } from '#contract/admin-benefits/benefit.rules.ts';
import { AddFiles, DropGround } from '#design-system/add-files/add-files.tsx';
import { FieldError } from '#design-system/field/field.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useField } from '../admin/record/record-context.ts';
import { RemovedFormItems } from '../admin/record/removed-form-items.tsx';
import { type FormItems, useFormItems } from '../admin/record/use-form-items.ts';
import { ReorderingStatus } from '../admin/reordering/reorderable.tsx';
import type { FormPicture } from './form-files.ts';
import { PictureTile } from './picture-tile.tsx';
import { PictureWords } from './picture-words.tsx';
import { UploadList } from './upload-list.tsx';
import type { BenefitUploads } from './use-benefit-uploads.ts';

/** The pictures of a benefit in their order, with their alternative texts. The first one is shown in lists. */
export function BenefitPictures({ uploads }: { uploads: BenefitUploads }) {
  const t = useTexts(adminBenefitsTexts);
  const items = useFormItems<FormPicture>('pictures');
  const { id, all, error, disabled, moving } = items;
  const [chosen, choose] = useChosen(items);
  const add = (files: readonly File[]) => uploads.pictures.add(files);
  const isFull = all.length >= BENEFIT_PICTURES.most;
  return (
    <DropGround onFiles={add} disabled={disabled} className="@container grid min-w-0 gap-3">
      <div id={id} tabIndex={-1} aria-invalid={error ? true : undefined} className="outline-none">
        <ol aria-label={t('benefit.pictures')} className="grid two-columns gap-3 @min-[26rem]:grid-cols-4">
          {all.map((picture) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              items={items}
              isChosen={picture.id === chosen?.id}
              onChoose={() => choose(picture.id === chosen?.id ? null : picture.id)}
            />
          ))}
          {!disabled && (
            <li className="min-w-0">
              <AddFiles
                label={t('benefit.pictures.add')}
                hint={isFull ? t('benefit.pictures.full') : undefined}
                icon={<ImagePlus aria-hidden size={20} />}
                accept="image/*"
                disabled={isFull}
                onFiles={add}
                className="aspect-5/4 w-full"
              />
            </li>
          )}
        </ol>
      </div>
      {error && <FieldError>{error}</FieldError>}
      <ReorderingStatus moving={moving} place={id} said={(moved) => t('benefit.picture.moved', moved)} />
      <RemovedFormItems items={items} />
      <UploadList uploads={uploads.pictures} of="pictures" />
      {chosen && <PictureWords key={chosen.id} picture={chosen} items={items} onClose={() => choose(null)} />}
    </DropGround>
  );
}

/** The number of pictures, and how to put them in order. */
export function PicturesNote() {
  const t = useTexts(adminBenefitsTexts);
  const { value, disabled } = useField<readonly FormPicture[]>('pictures');
  return (
    <p>
      {t('benefit.pictures.count', { count: value.length, most: BENEFIT_PICTURES.most })}
      {value.length > 1 && !disabled && (
        <>
          {' '}
          <span className="hidden fine:inline">{t('benefit.pictures.drag')}</span>
          <span className="fine:hidden">{t('benefit.pictures.menu')}</span>
        </>
      )}
    </p>
  );
}

/** The picture whose words are open: the one that was pressed, or one in which something is wrong. */
function useChosen({ all, wrong }: FormItems<FormPicture>) {
  const [chosen, choose] = useState<number | null>(null);
  useEffect(() => {
    if (wrong !== null) choose(wrong);
  }, [wrong]);
  return [all.find(({ id }) => id === chosen), choose] as const;
}
