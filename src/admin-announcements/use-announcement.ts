import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fromPromise } from 'xstate';
import * as calls from '#contract/announcements/announcements.contract.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import {
  type AnnouncementEvent,
  announcementMachine,
  type SeenAnnouncement,
  type Step,
  type StepTry,
} from '#machines/announcements/announcement.machine.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { focusProblem } from '../admin/parts/focus-problem.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { ANNOUNCEMENT_CALLS } from './announcement-calls.ts';

/** The machine of a written announcement, wired to the server. Problems are focused within the element with the id `place`. */
export function useAnnouncement(announcement: calls.EditedAnnouncement, place: string) {
  const { id } = announcement;
  const t = useTexts(adminAnnouncementsTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const sayDone = useEffectEvent((step: Step, { status }: SeenAnnouncement) => {
    void readAgain(client, ANNOUNCEMENT_CALLS);
    toasts.show({ tone: 'success', text: t(`done.${doneAs(step, status)}`) });
  });
  const machine = useMemo(
    () =>
      announcementMachine.provide({
        actors: {
          act: fromPromise<SeenAnnouncement, StepTry>(({ input }) => act(id, input)),
          read: fromPromise<SeenAnnouncement>(({ signal }) =>
            callEndpoint(calls.getAnnouncement, { params: { id }, signal }),
          ),
        },
        actions: {
          sayProblem: () => focusProblem(place),
          sayDone: (_, { step, announcement: now }) => sayDone(step, now),
        },
      }),
    [id, place],
  );
  const [snapshot, tell] = useMachine(machine, { input: { announcement } });
  useEffect(() => tell({ type: 'announcement.seen', announcement }), [tell, announcement]);
  const send = (event: AnnouncementEvent) => {
    tell(event);
    // The machine ignores what is read while a question is open, so the latest announcement is handed over once it is closed.
    if (BACK.includes(event.type)) tell({ type: 'announcement.seen', announcement });
  };
  return [snapshot, send] as const;
}

const BACK: readonly AnnouncementEvent['type'][] = ['sending.back', 'withdrawal.back', 'refusal.back'];

/** Key of the toast after a step, where the new state says more than the step's name. */
function doneAs(step: Step, status: SeenAnnouncement['status']) {
  if (status === 'waiting') return 'waiting';
  if (step === 'resume' && status === 'scheduled') return 'later';
  return step === 'cancel' && status === 'stopped' ? 'stopped' : step;
}

const STEPS = {
  cancel: calls.cancelAnnouncement,
  stop: calls.stopAnnouncement,
  resume: calls.resumeAnnouncement,
  withdraw: calls.withdrawAnnouncement,
};

function act(id: number, { step, seen, sending, reason }: StepTry): Promise<SeenAnnouncement> {
  const params = { id };
  if (step === 'approve') return callEndpoint(calls.approveAnnouncement, recordAt(id, seen));
  if (step === 'refuse') return callEndpoint(calls.refuseAnnouncement, { params, body: { reason } });
  if (step !== 'send') return callEndpoint(STEPS[step], { params });
  const { count, at, night } = sending;
  const body = Object.assign({ count }, at === null ? {} : { at }, night ? { night } : {});
  return callEndpoint(calls.sendAnnouncement, Object.assign(recordAt(id, seen), { body }));
}
