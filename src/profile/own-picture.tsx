import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PICTURE, removePicture, setPicture } from '#contract/profile/profile.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { filesTexts } from '#locales/files/files.texts.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { prepareFile } from '../files/prepare-file.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useName } from '../session/account-name.ts';
import { meQuery, useMe } from '../session/session.queries.ts';
import { PictureView } from './picture-view.tsx';

// Longest side in pixels: no larger picture is shown anywhere. It is scaled, not cropped.
const LONGEST_SIDE = 512;

/** The picture of the signed-in person: shrunk here, uploaded with its progress, then shown everywhere immediately. */
export function OwnPicture() {
  const me = useMe();
  const t = useTexts(profileTexts);
  const tFiles = useTexts(filesTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const [progress, setProgress] = useState<number | null>(null);
  const settled = async (user: User, text: string) => {
    // A read under way started before the change.
    await client.cancelQueries({ queryKey: meQuery.queryKey });
    client.setQueryData(meQuery.queryKey, user);
    toasts.show({ tone: 'success', text });
  };
  const send = useSoleMutation({
    mutationFn: async (chosen: File) => {
      const prepared = await prepareFile(chosen, { ...PICTURE, longestSide: LONGEST_SIDE });
      if ('problem' in prepared) throw new Error(tFiles('notAPicture'));
      return callEndpoint(setPicture, { file: prepared.file, onProgress: setProgress });
    },
    onSuccess: (user) => settled(user, t('picture.saved')),
    onSettled: () => setProgress(null),
  });
  const remove = useSoleMutation({
    mutationFn: () => callEndpoint(removePicture),
    onSuccess: (user) => settled(user, t('picture.removed')),
  });
  return (
    <PictureView
      name={useName()}
      picture={me.profile_picture}
      progress={progress}
      busy={send.isPending || remove.isPending}
      error={(send.error ?? remove.error)?.message ?? null}
      onPicture={(chosen) => {
        remove.reset();
        send.mutate(chosen);
      }}
      onRemove={() => {
        send.reset();
        remove.mutate();
      }}
    />
  );
}
