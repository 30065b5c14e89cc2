import { useState } from 'react';
import { PROVIDER_PICTURE } from '#contract/providers/admin-providers.contract.ts';
import { FileDrop } from '#design-system/file-drop/file-drop.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { filesTexts } from '#locales/files/files.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useField } from '../admin/record/record-context.ts';
import { useFilePreparing } from '../admin/record/use-file-preparing.ts';
import { draftPicture, isDraftPicture } from './draft-picture.ts';

/** The picture of a provider. A chosen one stays in the draft until it is saved with the rest. */
export function ProviderPicture() {
  const t = useTexts(adminBenefitsTexts);
  const files = useTexts(filesTexts);
  const { id, label, value, error, disabled, onValue } = useField<string | null>('picture');
  const { isPreparing, prepare } = useFilePreparing('picture');
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: File) => {
    setProblem(undefined);
    const kept = await prepare(draftPicture(chosen));
    if ('picture' in kept) onValue(kept.picture);
    else setProblem(t(`provider.${kept.problem}`));
  };
  const remove = () => {
    setProblem(undefined);
    onValue(null);
  };
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <FileDrop
        label={label}
        hint={value === null ? t('provider.pictureHint') : undefined}
        error={problem ?? error}
        accept={PROVIDER_PICTURE.types.join(',')}
        file={
          value
            ? {
                name: t('provider.pictureFile'),
                size: t(isDraftPicture(value) ? 'provider.pictureLater' : 'provider.pictureNow'),
                preview: value,
              }
            : null
        }
        busy={isPreparing}
        disabled={disabled}
        onFile={(chosen) => void choose(chosen)}
        onRemove={remove}
        labels={{ choose: files('choose'), drop: files('drop'), remove: files('remove'), progress: files('progress') }}
      />
    </div>
  );
}
