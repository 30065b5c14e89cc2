import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { AnnouncementEvent } from '#machines/announcements/announcement.machine.ts';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { readRefusal } from '#machines/refusal.ts';
import { saveRecord, useRecordForm } from '../admin/record/record-context.ts';
import { recordProps } from '../admin/record/record-props.ts';
import { saveIfChanged } from '../admin/record/save-if-changed.ts';
import { serverNow } from '../api/server-time.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { writtenOf } from './announcement-record.ts';
import { audienceQuery } from './use-audience.ts';
import { isNight, type Moment, meantBy } from './use-moment.ts';

interface ToBegin {
  isComplete: () => boolean;
  moment: Moment;
  send: (event: AnnouncementEvent) => void;
}

/**
 * The press on send: saves what was typed, counts the people once more, and asks for a confirmation. It stops without asking where the text
 * or the hour changed meanwhile, for that change would not be sent.
 */
export function useSending({ isComplete, moment, send }: ToBegin) {
  const t = useTexts(adminAnnouncementsTexts);
  const unknown = useTexts(recordsTexts)('unknown');
  const client = useQueryClient();
  const toasts = useToasts();
  const form = useRecordForm();
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(moment);
  useEffect(() => {
    latest.current = moment;
  });
  const begin = async () => {
    if (!isComplete()) return;
    const { audience } = writtenOf(fieldsOf(form.actor.getSnapshot().context));
    const now = serverNow();
    const at = meantBy(moment, now);
    if (at === undefined) return toasts.show({ tone: 'error', text: t('hourOver') });
    if (!(await saveIfChanged(form.actor, () => saveRecord(form)))) return;
    const { count } = await client.fetchQuery({ ...audienceQuery(audience), staleTime: 0 });
    const snapshot = form.actor.getSnapshot();
    // Compares the chosen day and hour without the function that changes them.
    const isSameHour = JSON.stringify(latest.current) === JSON.stringify(moment);
    if (recordProps(snapshot).hasDraft || !isSameHour) return;
    if (count === 0) return toasts.show({ tone: 'error', text: t('nobody') });
    const { revision } = snapshot.context.base;
    send({ type: 'announcement.seen', announcement: { status: 'draft', own: false, revision } });
    send({ type: 'sending.begin', count, at: at?.toISOString() ?? null, night: isNight(at, now) });
  };
  const press = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await begin();
    } catch (error) {
      toasts.show({ tone: 'error', text: readRefusal(error).message || unknown });
    }
    running.current = false;
    setBusy(false);
  };
  return { press: () => void press(), isBusy };
}
