import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { ToolButton, toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Upload, UploadProblem, Uploads } from './uploads.ts';
import type { BenefitUploads } from './use-benefit-uploads.ts';

interface UploadListProps {
  uploads: Uploads;
  of: keyof BenefitUploads;
}

/** The files that are being sent, and those that were refused, each with the reason. */
export function UploadList({ uploads, of }: UploadListProps) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.all);
  const onTheirWay = all.filter(({ problem }) => problem === null);
  const refused = all.filter(({ problem }) => problem !== null);
  return (
    <>
      <ul className="grid gap-2 empty:hidden">
        {onTheirWay.map((upload) => (
          <OnItsWay key={upload.key} upload={upload} />
        ))}
      </ul>
      {refused.length > 0 && (
        <div role="alert">
          <ul className="grid gap-2">
            {refused.map((upload) => (
              <Refused key={upload.key} upload={upload} uploads={uploads} of={of} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function OnItsWay({ upload: { name, percent } }: { upload: Upload }) {
  const t = useTexts(adminBenefitsTexts);
  return (
    <li className="grid gap-1.5 rounded-12 bg-surface-sunken px-4 py-3 text-14">
      <span className="truncate">{name}</span>
      <ProgressBar label={t('upload.sending', { name })} value={percent} />
    </li>
  );
}

interface RefusedProps extends UploadListProps {
  upload: Upload;
}

function Refused({ upload: { key, name, problem }, uploads, of }: RefusedProps) {
  const t = useTexts(adminBenefitsTexts);
  const say = (why: UploadProblem | null) => {
    if (why === null) return '';
    return typeof why === 'string' ? t(`upload.${why}.${of}`) : why.said;
  };
  const isAgain = typeof problem === 'object' && problem?.isAgain;
  return (
    <li className="flex items-start gap-2 rounded-12 bg-accent-soft py-2 pr-2 pl-4 text-14">
      <p className="wrap-anywhere min-w-0 flex-1 py-1.5">
        <b className="font-560">{name}</b> {say(problem)}
      </p>
      {isAgain && <ToolButton onClick={() => uploads.again(key)}>{t('upload.again')}</ToolButton>}
      <IconButton label={t('upload.forget', { name })} className={toolTarget} onClick={() => uploads.forget(key)}>
        <X aria-hidden size={16} />
      </IconButton>
    </li>
  );
}
