import { useState } from 'react';
import { ANNOUNCEMENT_TEXTS } from '#contract/announcements/announcements.rules.ts';
import { saysNothing } from '#contract/help/questions.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { useRecordPart, useRecordProps } from '../admin/record/record-context.ts';
import { RecordPair, RecordText } from '../admin/record/record-fields.tsx';
import { RecordRich } from '../admin/record/record-rich.tsx';
import { RecordView } from '../admin/record/record-view.tsx';
import { AnnouncementFiles, type Stored } from './announcement-files.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { announcementProblems, writtenOf } from './announcement-record.ts';
import { AnnouncementWhen } from './announcement-when.tsx';
import { AnnouncementWhom } from './announcement-whom.tsx';
import { useAudience } from './use-audience.ts';
import type { Moment } from './use-moment.ts';

const STEPS = ['text', 'preview', 'whom', 'when'] as const;
type Step = (typeof STEPS)[number];

export interface AnnouncementFormProps {
  /** The draft as it was last read, and the call that reads it again; null for a new announcement. */
  stored: Stored | null;
  moment: Moment;
}

/** The form of an announcement: on a desktop all of it, on a phone one step at a time. */
export function AnnouncementForm({ stored, moment }: AnnouncementFormProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const { face } = useRecordProps();
  const [step, choose] = useState<Step>('text');
  const { audience } = useRecordPart(({ context }) => writtenOf(fieldsOf(context)));
  const isWhole = useRecordPart(({ context }) => announcementProblems(fieldsOf(context)).audience === undefined);
  const isForm = face === 'form';
  const announcement = stored?.announcement;
  const people = useAudience(isForm ? audience : null, isWhole);
  const shown = (one: Step) => cn(one !== step && 'max-desk:hidden');
  return (
    <>
      {isForm && (
        <SegmentedControl
          label={t('steps')}
          wide
          className="desk:hidden"
          options={STEPS.map((value) => ({ value, label: t(`step.${value}`) }))}
          value={step}
          onChange={choose}
        />
      )}
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-8',
          isForm && 'desk:grid-cols-[minmax(0,1fr)_18rem]',
        )}
      >
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
          <div className={isForm ? shown('text') : undefined}>
            <RecordView history="below">
              <Texts english={people.counted?.en ?? 0} serbian={people.counted?.sr ?? 0} />
              {stored ? <AnnouncementFiles {...stored} /> : <p className="text-14 text-ink-muted">{t('filesLater')}</p>}
            </RecordView>
          </div>
          {isForm && (
            <div className={shown('preview')}>
              <AnnouncementPreview
                picture={announcement?.picture ?? null}
                attachment={announcement?.attachment ?? null}
              />
            </div>
          )}
        </div>
        {isForm && (
          <aside className="grid content-start gap-5">
            <div className={shown('whom')}>
              <AnnouncementWhom people={people} named={announcement?.named ?? null} />
            </div>
            <div className={shown('when')}>
              <AnnouncementWhen
                moment={moment}
                count={people.counted?.count ?? 0}
                seconds={announcement?.seconds ?? null}
              />
            </div>
          </aside>
        )}
      </div>
    </>
  );
}

interface TextsProps {
  /** How many people read each language. */
  english: number;
  serbian: number;
}

function Texts({ english, serbian }: TextsProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const { text_sr: sr, text_en: en } = useRecordPart(({ context }) => writtenOf(fieldsOf(context)));
  const [lacksEnglish, lacksSerbian] = [saysNothing(en) && !saysNothing(sr), saysNothing(sr) && !saysNothing(en)];
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 desk:grid-cols-2">
        <RecordText name="sender" maxLength={ANNOUNCEMENT_TEXTS.sender} />
        <RecordText name="link" hint={t('field.linkHint')} maxLength={ANNOUNCEMENT_TEXTS.link} />
      </div>
      <RecordPair name="title" label={t('field.title')} most={ANNOUNCEMENT_TEXTS.title} />
      <div className="grid gap-2">
        <RecordRich name="text" label={t('field.text')} />
        <p role="status" className="text-14 text-warning">
          {lacksEnglish && english > 0 && t('fallsBack', { count: english, to: t('readEn'), other: t('readSr') })}
          {lacksSerbian && serbian > 0 && t('fallsBack', { count: serbian, to: t('readSr'), other: t('readEn') })}
        </p>
      </div>
    </>
  );
}
