import {
  ANNOUNCEMENT_ATTACHMENT,
  ANNOUNCEMENT_PICTURE,
  type EditedAnnouncement,
  removeAnnouncementAttachment,
  removeAnnouncementPicture,
  setAnnouncementAttachment,
  setAnnouncementPicture,
} from '#contract/announcements/announcements.contract.ts';
import { ANNOUNCEMENT_TEXTS } from '#contract/announcements/announcements.rules.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { recordAt } from '../admin/parts/at-revision.ts';
import { RecordPair } from '../admin/record/record-fields.tsx';
import { RecordFile } from '../admin/record/record-file.tsx';
import { useFileSending } from '../admin/record/use-file-sending.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { ANNOUNCEMENT_CALLS } from './announcement-calls.ts';

/** A draft as it was last read, and the call that reads it again. */
export interface Stored {
  announcement: EditedAnnouncement;
  reread: () => Promise<EditedRecord>;
}

type At = ReturnType<typeof recordAt>;

/** The allowed types and size of each file, and the calls that set and remove it. */
const FILES = {
  picture: {
    part: ANNOUNCEMENT_PICTURE,
    set: (at: At, file: File) => callEndpoint(setAnnouncementPicture, Object.assign(at, { file })),
    remove: (at: At) => callEndpoint(removeAnnouncementPicture, at),
  },
  attachment: {
    part: ANNOUNCEMENT_ATTACHMENT,
    set: (at: At, file: File) => callEndpoint(setAnnouncementAttachment, Object.assign(at, { file })),
    remove: (at: At) => callEndpoint(removeAnnouncementAttachment, at),
  },
} as const;

type As = keyof typeof FILES;

/** The picture and the attachment of a draft, each sent or removed immediately, and the picture's alternative text. */
export function AnnouncementFiles(stored: Stored) {
  const t = useTexts(adminAnnouncementsTexts);
  return (
    <>
      <OneFile {...stored} as="picture" />
      {stored.announcement.picture && (
        <div className="grid gap-2">
          <RecordPair name="alt" label={t('field.alt')} most={ANNOUNCEMENT_TEXTS.alt} />
          <p className="text-14 text-ink-muted">{t('altHint')}</p>
        </div>
      )}
      <OneFile {...stored} as="attachment" />
    </>
  );
}

function OneFile({ as, ...stored }: Stored & { as: As }) {
  const t = useTexts(adminAnnouncementsTexts);
  const file = stored.announcement[as];
  const { mutate, isPending } = useReplacing(as, stored);
  const words = {
    title: t(`field.${as}`),
    none: t(`file.none.${as}`),
    download: t('file.download'),
    attach: t('file.attach'),
    replace: t('file.replace'),
    remove: t('file.remove'),
    hint: t(`file.hint.${as}`),
    saveFirst: t('file.saveFirst'),
    tooLarge: t(`file.tooLarge.${as}`),
    wrongType: t(`file.wrongType.${as}`),
  };
  return (
    <RecordFile
      file={file}
      part={FILES[as].part}
      words={words}
      mayWrite
      busy={isPending}
      onDownload={() => window.open(file?.address, '_blank', 'noopener')}
      onSend={mutate}
      onRemove={() => mutate(null)}
    />
  );
}

function useReplacing(as: As, { announcement, reread }: Stored) {
  const t = useTexts(adminAnnouncementsTexts);
  const { set, remove } = FILES[as];
  return useFileSending({
    id: announcement.id,
    send: (at, file: File | null) => (file ? set(at, file) : remove(at)),
    reread,
    changes: ANNOUNCEMENT_CALLS,
    done: (file) => t(file ? 'file.sent' : 'file.removed'),
    failed: t('file.failed'),
  });
}
