import { CircleAlert } from 'lucide-react';
import { REQUEST_FILE_TYPES } from '#contract/requests/requests.rules.ts';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { FileField } from '../files/file-field.tsx';
import type { NewRequestViewProps } from './new-request-view-props.ts';
import { RequestStep } from './request-step.tsx';
import { handleOf } from './requests.api.ts';

// Any photo of a phone is accepted: it is converted to JPEG in the browser.
const ACCEPT = [...REQUEST_FILE_TYPES, 'image/*', '.pdf'].join(',');

/** Step for the receipt or the invoice: chosen, dropped, or photographed. */
export function FileStep(props: NewRequestViewProps) {
  const { file, fileState, original, mayReview, onFile, onRemoveFile, onNext, onBack } = props;
  const t = useTexts(requestsTexts);
  const wrong = fileState === 'tooLarge' || fileState === 'wrongType' ? t(`file.${fileState}`) : null;
  return (
    <RequestStep title={t('file.title')} mayGoOn={mayReview} onNext={onNext} onBack={onBack}>
      {original && !file && <p>{t('file.kept', { id: original.id, name: original.file.name })}</p>}
      <div role="alert" className="empty:hidden">
        {wrong && (
          <p className="flex items-start gap-2 font-560 text-danger">
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
            {wrong}
          </p>
        )}
      </div>
      <FileField
        label={t('file')}
        hint={t('fileHint')}
        accept={ACCEPT}
        file={handleOf(file)}
        onFile={onFile}
        onRemove={onRemoveFile}
      />
      {fileState === 'checking' && (
        <div className="grid gap-2 text-14">
          <p aria-hidden>{t('file.checking')}</p>
          <ProgressBar label={t('file.checking')} value={null} />
        </div>
      )}
    </RequestStep>
  );
}
