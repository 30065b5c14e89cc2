import { useState } from 'react';
import { endDevice, endOtherDevices, listDevices } from '#contract/profile/profile.contract.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useEachMutation } from '../ground/use-each-mutation.ts';
import { useRead } from '../ground/use-read.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { DevicesView } from './devices-view.tsx';

/** The devices of the signed-in person; ending all others needs a confirmation. */
export function OwnDevices() {
  const t = useTexts(profileTexts);
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);
  const sayEnded = () => toasts.show({ tone: 'success', text: t('devices.ended') });
  const sayFailed = (error: Error) => toasts.show({ tone: 'error', text: error.message });
  const end = useEachMutation({
    of: (id: string) => id,
    mutationFn: (id) => callEndpoint(endDevice, { params: { id } }),
    changes: [listDevices],
    onSuccess: sayEnded,
    // A 404 counts as success: the session was ended meanwhile, such as in another tab.
    onError: (error) => (error instanceof ApiError && error.status === 404 ? sayEnded() : sayFailed(error)),
  });
  const endOthers = useSoleMutation({
    mutationFn: () => callEndpoint(endOtherDevices),
    onSuccess: () => toasts.show({ tone: 'success', text: t('devices.endedOthers') }),
    onError: sayFailed,
    changes: [listDevices],
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <DevicesView
        devices={useRead(wholeQuery(listDevices))}
        ending={end.running}
        onEnd={({ id }) => end.mutate(id)}
        onEndOthers={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={t('devices.confirm')}
        description={t('devices.confirmText')}
        cancelLabel={t('code.cancel')}
        confirmLabel={t('devices.endOthers')}
        busy={endOthers.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => endOthers.mutate()}
      />
    </>
  );
}
