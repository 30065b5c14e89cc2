import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import type { User } from '#contract/users/users.contract.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { oneTimeCodeMachine } from '#machines/profile/one-time-code.machine.ts';
import { saveFile } from '../api/call-for-file.ts';
import { watchCache } from '../api/watch-cache.ts';
import { copyText } from '../ground/copy-text.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { meQuery, useMe, useReloadMe } from '../session/session.queries.ts';
import { oneTimeCodeProps } from './one-time-code-props.ts';
import { OneTimeCodeView } from './one-time-code-view.tsx';
import { oneTimeCodeActors } from './profile.api.ts';

/** Wires the flow of the one-time code to its view. */
export function OwnOneTimeCode() {
  const { one_time_code: on, recovery_codes_left: left } = useMe();
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const reload = useReloadMe();
  const machine = oneTimeCodeMachine.provide({
    actors: { ...oneTimeCodeActors, watchAccount: watchAccount(client) },
    actions: {
      tellChanged: () => void reload(),
      sayOff: () => toasts.show({ tone: 'success', text: t('code.ended') }),
    },
  });
  const [snapshot, send] = useMachine(machine, { input: { on } });
  const copy = (text: string) =>
    copyText(text).then(
      () => toasts.show({ tone: 'success', text: t('copied') }),
      () => toasts.show({ tone: 'error', text: t('notCopied') }),
    );
  const download = (codes: readonly string[]) =>
    saveFile({
      name: 'izbor-recovery-codes.txt',
      content: new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
    });
  return (
    <OneTimeCodeView
      {...oneTimeCodeProps(snapshot)}
      codesLeft={on ? left : null}
      send={send}
      onCopy={(text) => void copy(text)}
      onDownload={download}
    />
  );
}

// Selects the one-time code alone, so that other news of the person does not report an outdated state of it after a change
// here.
const oneTimeCodeQuery = { ...meQuery, select: ({ one_time_code }: User) => one_time_code };

const watchAccount = (client: QueryClient) =>
  watchCache(client, [oneTimeCodeQuery], () => {
    const me = client.getQueryData(meQuery.queryKey);
    return me ? { type: 'account.changed', on: me.one_time_code } : null;
  });
