import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Avatar } from '#design-system/avatar/avatar.tsx';
import { Button } from '#design-system/button/button.tsx';
import { FieldError } from '#design-system/field/field.tsx';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ProfileSection } from './profile-section.tsx';

export interface PictureViewProps {
  name: string;
  picture: string | null;
  /** Percentage of a picture being uploaded, 0…100; null when none is. */
  progress: number | null;
  busy: boolean;
  error: string | null;
  onPicture: (file: File) => void;
  onRemove: () => void;
}

/** The profile picture of a person. */
export function PictureView({ name, picture, progress, busy, error, onPicture, onRemove }: PictureViewProps) {
  const t = useTexts(profileTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <ProfileSection title={t('picture.title')} text={t('picture.hint')}>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={name} picture={picture} size="large" />
        <div className="grid min-w-min flex-1 gap-3">
          <div className="flex flex-wrap gap-3">
            <input
              ref={input}
              type="file"
              accept="image/*"
              hidden
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) onPicture(file);
                event.target.value = '';
              }}
            />
            <Button
              tone="secondary"
              busy={busy}
              icon={<ImageUp aria-hidden size={20} />}
              onClick={() => input.current?.click()}
            >
              {t(picture ? 'picture.change' : 'picture.choose')}
            </Button>
            {picture && (
              <Button tone="ghost" disabled={busy} icon={<Trash2 aria-hidden size={20} />} onClick={onRemove}>
                {t('picture.remove')}
              </Button>
            )}
          </div>
          {progress !== null && <ProgressBar label={t('picture.sending')} value={progress} className="max-w-small" />}
          <div role="alert" className="empty:hidden">
            {error && <FieldError>{error}</FieldError>}
          </div>
        </div>
      </div>
    </ProfileSection>
  );
}
