import { Copy, Ellipsis, Mail, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { copyAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { DropdownMenu, MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useRecordForm } from '../admin/record-context.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { ANNOUNCEMENT_CALLS } from './announcement-calls.ts';
import { ANNOUNCEMENTS, announcementAt } from './announcements-address.ts';

interface AnnouncementMenuProps {
  id: number;
  name: string;
  /** Sends it to oneself, where the button for that has no room. */
  onTrial?: (() => void) | undefined;
  /** Throws it away, where it is a draft. */
  discard?: () => Promise<unknown>;
}

/** What else is done with an announcement: write another like it, or throw it away. */
export function AnnouncementMenu({ id, name, onTrial, discard }: AnnouncementMenuProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const toasts = useToasts();
  const navigate = useNavigate();
  const onError = ({ message }: Error) => toasts.show({ tone: 'error', text: message });
  const copy = useSoleMutation({
    mutationFn: () => callEndpoint(copyAnnouncement, { params: { id } }),
    onSuccess: (made) => {
      toasts.show({ tone: 'success', text: t('copied') });
      void navigate(announcementAt(made.id));
    },
    onError,
    changes: ANNOUNCEMENT_CALLS,
  });
  return (
    <DropdownMenu
      label={t('actions')}
      trigger={
        <IconButton label={t('actionsOf', { name })} className={toolTarget}>
          <Ellipsis aria-hidden size={18} />
        </IconButton>
      }
    >
      {onTrial && (
        <MenuItem icon={<Mail aria-hidden size={20} />} onSelect={onTrial}>
          {t('test')}
        </MenuItem>
      )}
      <MenuItem icon={<Copy aria-hidden size={20} />} onSelect={() => copy.mutate()}>
        {t('copy')}
      </MenuItem>
      {discard && <Discard discard={discard} onError={onError} />}
    </DropdownMenu>
  );
}

function Discard({
  discard,
  onError,
}: Required<Pick<AnnouncementMenuProps, 'discard'>> & { onError: (error: Error) => void }) {
  const t = useTexts(adminAnnouncementsTexts);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { actor } = useRecordForm();
  const throwing = useSoleMutation({
    mutationFn: discard,
    onSuccess: () => {
      actor.send({ type: 'draft.discard' });
      toasts.show({ tone: 'success', text: t('discarded') });
      void navigate(ANNOUNCEMENTS, { replace: true });
    },
    onError,
    changes: ANNOUNCEMENT_CALLS,
  });
  return (
    <>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden size={20} />} onSelect={() => throwing.mutate()}>
        {t('discardDraft')}
      </MenuItem>
    </>
  );
}
