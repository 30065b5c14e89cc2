import { useQueryClient } from '@tanstack/react-query';
import { Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { discardAnnouncement, testAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { breakpoints } from '#design-system/tokens.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { RecordProvider, saveRecord, useRecordForm, useRecordProps } from '../admin/record/record-context.ts';
import { saveIfChanged } from '../admin/record/save-if-changed.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useMedia } from '../ground/use-media.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { AnnouncementCalls } from './announcement-calls.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementHead } from './announcement-head.tsx';
import { AnnouncementMenu } from './announcement-menu.tsx';
import { type AnnouncementPart, announcementProps } from './announcement-props.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';
import { useCompleteness } from './use-completeness.ts';
import { useSending } from './use-sending.ts';

/** An announcement while it is written. */
export function AnnouncementDraft(props: AnnouncementPart) {
  const { announcement, moment } = props;
  const { id, changed, reason, decided_by: by } = announcement;
  const t = useTexts(adminAnnouncementsTexts);
  const called = useCalled();
  const client = useQueryClient();
  const [calls] = useState(() => new AnnouncementCalls(client, String(id)));
  const { form, name } = useAnnouncementForm({ open: String(id), calls, onClose: () => {} });
  useAdminTitle(name);
  return (
    <RecordProvider value={Object.assign({ level: 2 as const }, form)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <AnnouncementHead name={name} crumb={`${t('status.draft')}, ${formatMoment(changed.at)}`}>
          <Actions {...props} name={name} />
        </AnnouncementHead>
        {reason !== '' && (
          <p className="rounded-12 bg-accent-soft px-4 py-3 text-14">
            {t('refusedBy', { who: called(by?.name ?? ''), reason })}
          </p>
        )}
        <AnnouncementForm stored={{ announcement, reread: calls.reread }} moment={moment} />
      </div>
    </RecordProvider>
  );
}

interface ActionsProps extends AnnouncementPart {
  name: string;
}

/** The actions of a draft: test, send, copy, discard. Test and send save what was typed first. */
function Actions({ announcement: { id, picture }, snapshot, send, moment, name }: ActionsProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const toasts = useToasts();
  const form = useRecordForm();
  const { face, hasDraft } = useRecordProps();
  const isDesk = useMedia(`(min-width: ${breakpoints.desk})`);
  const { isChecking, may } = announcementProps(snapshot);
  const isComplete = useCompleteness(picture);
  const begin = useSending({ isComplete, moment, send });
  const trial = useSoleMutation<unknown>({
    mutationFn: async () => {
      if (!isComplete() || !(await saveIfChanged(form.actor, () => saveRecord(form)))) return;
      await callEndpoint(testAnnouncement, { params: { id } });
      toasts.show({ tone: 'success', text: t('tested') });
    },
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
  });
  if (face !== 'form') return null;
  return (
    <>
      {isDesk && (
        <ToolButton icon={<Mail aria-hidden size={16} />} busy={trial.isPending} onClick={() => trial.mutate()}>
          {t('test')}
        </ToolButton>
      )}
      <ToolButton
        // While the form has unsaved changes, its save button is the only primary one.
        tone={hasDraft ? 'secondary' : 'primary'}
        icon={<Send aria-hidden size={16} />}
        busy={begin.isBusy || isChecking}
        disabled={!may.send && !isChecking}
        onClick={begin.press}
      >
        {t('send')}
      </ToolButton>
      <AnnouncementMenu
        id={id}
        name={name}
        onTrial={isDesk ? undefined : () => trial.mutate()}
        discard={() => callEndpoint(discardAnnouncement, recordAt(id, form.actor.getSnapshot().context.base.revision))}
      />
    </>
  );
}
