import { Copy, Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ActionsMenu } from '../admin/parts/actions-menu.tsx';
import { useRecordForm } from '../admin/record/record-context.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useUnmounted } from '../ground/use-unmounted.ts';
import { ANNOUNCEMENT_CALLS } from './announcement-calls.ts';
import { ANNOUNCEMENTS, announcementAt } from './announcements-address.ts';

interface AnnouncementMenuProps {
  id: number;
  name: string;
  /** Sends the announcement to oneself, where the button for that has no room. */
  onTrial?: (() => void) | undefined;
  /** Discards the announcement, where it is a draft. */
  discard?: () => Promise<unknown>;
}

/** The menu of an announcement: copy it, or discard it. */
export function AnnouncementMenu({ id, name, onTrial, discard }: AnnouncementMenuProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const toasts = useToasts();
  const navigate = useNavigate();
  const isLeft = useUnmounted();
  const [isAsked, ask] = useState(false);
  const copy = useSoleMutation({
    mutationFn: () => callEndpoint(copyAnnouncement, { params: { id } }),
    onSuccess: (made) => {
      const open = () => void navigate(announcementAt(made.id));
      if (!isLeft.current) open();
      const elsewhere = { text: t('copiedElsewhere'), action: { label: t('openCopy'), onPress: open } };
      toasts.show(Object.assign({ tone: 'success' as const }, isLeft.current ? elsewhere : { text: t('copied') }));
    },
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
    changes: ANNOUNCEMENT_CALLS,
  });
  return (
    <>
      <ActionsMenu label={t('actions')} buttonLabel={t('actionsOf', { name })}>
        {onTrial && (
          <MenuItem icon={<Mail aria-hidden size={20} />} onSelect={onTrial}>
            {t('test')}
          </MenuItem>
        )}
        <MenuItem icon={<Copy aria-hidden size={20} />} onSelect={() => copy.mutate()}>
          {t('copy')}
        </MenuItem>
        {discard && (
          <>
            <MenuSeparator />
            <MenuItem tone="danger" icon={<Trash2 aria-hidden size={20} />} onSelect={() => ask(true)}>
              {t('discardDraft')}
            </MenuItem>
          </>
        )}
      </ActionsMenu>
      {discard && <Discard name={name} discard={discard} open={isAsked} onKeep={() => ask(false)} />}
    </>
  );
}

interface DiscardProps extends Required<Pick<AnnouncementMenuProps, 'name' | 'discard'>> {
  open: boolean;
  onKeep: () => void;
}

/** Discards a draft for good after a confirmation. */
function Discard({ name, discard, open, onKeep }: DiscardProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const toasts = useToasts();
  const navigate = useNavigate();
  const isLeft = useUnmounted();
  const { actor } = useRecordForm();
  const throwing = useSoleMutation({
    mutationFn: discard,
    onSuccess: () => {
      actor.send({ type: 'draft.discard' });
      toasts.show({ tone: 'success', text: t('discarded') });
      if (!isLeft.current) void navigate(ANNOUNCEMENTS, { replace: true });
    },
    changes: ANNOUNCEMENT_CALLS,
  });
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={t('discard.title', { name })}
      description={t('discard.text')}
      cancelLabel={t('discard.keep')}
      confirmLabel={t('discardDraft')}
      busy={throwing.isPending}
      onCancel={onKeep}
      onConfirm={() => throwing.mutate()}
    >
      <p role="alert" className="mt-3 rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink empty:hidden">
        {throwing.error?.message}
      </p>
    </ConfirmDialog>
  );
}
