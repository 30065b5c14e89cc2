import { Paperclip } from 'lucide-react';
import { hasBegun } from '#contract/announcements/announcements.rules.ts';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { ProposalLink } from '../admin/parts/proposal-link.tsx';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { titleOf } from './announcement-columns.tsx';
import { Crumbs } from './announcement-head.tsx';
import type { AnnouncementPart } from './announcement-props.ts';
import { AnnouncementState } from './announcement-state.tsx';
import { AnnouncementSteps } from './announcement-steps.tsx';

/** An announcement that is no longer a draft: its progress, its actions, and the texts that people read. */
export function AnnouncementSent(props: AnnouncementPart) {
  const { announcement } = props;
  const t = useTexts(adminAnnouncementsTexts);
  const language = useLanguage();
  const name = titleOf(language, announcement) || t('untitled');
  useAdminTitle(name);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <PageHead
        title={name}
        beside={
          <span className="text-14">
            <AnnouncementState status={announcement.status} />
          </span>
        }
        crumbs={<Crumbs at={formatMoment(announcement.begins_at ?? announcement.changed_at)} />}
      />
      <How {...announcement} />
      <AnnouncementSteps {...props} name={name} />
      {props.writes && <ProposalLink approval={announcement.approval} />}
      <Figures {...announcement} />
      <Read {...announcement} />
    </div>
  );
}

type Shown = AnnouncementPart['announcement'];

/** The state in a sentence, with the progress while it is being sent or taken back. */
function How({ status, sent_by: by, begins_at: begins, expires_at: until, told, skipped, people, checked }: Shown) {
  const t = useTexts(adminAnnouncementsTexts);
  const language = useLanguage();
  const called = useCalled();
  if (status === 'draft') return null;
  const moment = status === 'waiting' ? until : begins;
  const said = { who: called(by?.name ?? ''), moment: moment ? formatMoment(moment) : '' };
  const how = status === 'scheduled' && hasBegun({ told, skipped }) ? 'later' : status;
  const isMoving = status === 'sending' || status === 'stopping' || status === 'withdrawing';
  const [value, total] = status === 'withdrawing' ? [checked, told] : [told + skipped, people];
  const words = t('progressOf', { done: grouped(language, value), total: grouped(language, total) });
  return (
    <div className="grid max-w-150 gap-2 text-14">
      <p role="status">{t(`how.${how}`, said)}</p>
      {isMoving && (
        <>
          <ProgressBar label={t('progress')} value={value} max={total} valueText={words} />
          <p className="text-ink-muted tabular-nums">{words}</p>
        </>
      )}
    </div>
  );
}

function Figures({ status, people, told, skipped, read, taken_back: takenBack }: Shown) {
  const t = useTexts(adminAnnouncementsTexts);
  const language = useLanguage();
  if (status === 'draft') return null;
  const figures = [
    ['people', people],
    ['told', told],
    ...(skipped > 0 ? [['skipped', skipped] as const] : []),
    ['read', read],
    ...(takenBack > 0 ? [['takenBack', takenBack] as const] : []),
  ] as const;
  return (
    <dl aria-label={t('figures')} className="flex flex-wrap gap-x-14 gap-y-5">
      {figures.map(([name, count]) => (
        <div key={name} className="grid gap-1">
          <dt className="text-14 text-ink-muted">{t(`figure.${name}`)}</dt>
          <dd className="display text-28">{grouped(language, count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The texts that people read, in both languages. */
function Read({ title_sr, title_en, text_sr, text_en, sender, link, ...shown }: Shown) {
  const { picture, attachment } = shown;
  const t = useTexts(adminAnnouncementsTexts);
  const records = useTexts(recordsTexts);
  const own = languageTag(useLanguage());
  const texts = [
    { code: 'SR', lang: 'sr-Latn', title: title_sr, text: text_sr, alt: shown.alt_sr || shown.alt_en },
    { code: 'EN', lang: 'en', title: title_en, text: text_en, alt: shown.alt_en || shown.alt_sr },
  ].filter(({ title, text }) => title !== '' || text !== '');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-2">
      {texts.map(({ code, lang, title, text, alt }) => (
        <section key={code} lang={lang} className="grid gap-2 rounded-20 bg-surface-raised p-5 shadow-1 edge">
          <p className="text-12 text-ink-muted">{code}</p>
          {picture && <PictureFrame image={picture.address} alt={alt} />}
          <h2 className="wrap-anywhere text-18">{title}</h2>
          {text === '' ? (
            <p className="text-14 text-ink-muted" lang={own}>
              {records(code === 'SR' ? 'pair.fallback.en' : 'pair.fallback.sr')}
            </p>
          ) : (
            <RichText html={text} className="wrap-anywhere" />
          )}
          <p className="wrap-anywhere text-14 text-ink-muted">{[sender, link].filter(Boolean).join(' · ')}</p>
          {attachment && (
            <TextLink href={attachment.address} target="_blank" rel="noopener" className="justify-self-start">
              <Paperclip aria-hidden size={16} />
              {t('attachmentOf', { name: attachment.name })}
            </TextLink>
          )}
        </section>
      ))}
    </div>
  );
}
