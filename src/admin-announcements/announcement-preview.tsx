import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { type EditedAnnouncement, previewAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { saysNothing } from '#contract/help/questions.rules.ts';
import { type TextLanguage, textLanguageOf } from '#contract/language/text-language.ts';
import { cn } from '#design-system/classes/cn.ts';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { wordsOfHtml } from '../admin/parts/words-of-html.ts';
import { useRecordPart } from '../admin/record/record-context.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { useWhenRested } from '../ground/use-when-rested.ts';
import { announcementProblems, type Written, writtenOf } from './announcement-record.ts';

type Look = 'bell' | 'open';

/** Debounce of typed text before the preview reads it, in milliseconds. */
const PAUSE = 400;

type Files = Pick<EditedAnnouncement, 'picture' | 'attachment'>;

/** A preview of the announcement from the server's own answer: in the list of notifications, and opened. */
export function AnnouncementPreview(files: Files) {
  const t = useTexts(adminAnnouncementsTexts);
  const [language, choose] = useState(textLanguageOf(useLanguage()));
  const [look, change] = useState<Look>('bell');
  const written = useRecordPart(({ context }) => writtenOf(fieldsOf(context)));
  return (
    <section aria-label={t('preview')} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t('previewHow')}
          options={(['bell', 'open'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={look}
          onChange={change}
        />
        <SegmentedControl
          label={t('previewLanguage')}
          options={[
            { value: 'sr', label: 'SR' },
            { value: 'en', label: 'EN' },
          ]}
          value={language}
          onChange={choose}
        />
      </div>
      <Card {...files} written={written} language={language} look={look} />
    </section>
  );
}

interface CardProps extends Files {
  written: Written;
  language: TextLanguage;
  look: Look;
}

const OTHER = { sr: 'en', en: 'sr' } as const;

function Card({ written, language, look, picture, attachment }: CardProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const { texts, isFailed } = useCleaned(written);
  const titleIn = written[`title_${language}`] === '' ? OTHER[language] : language;
  const textIn = saysNothing(texts[`text_${language}`]) ? OTHER[language] : language;
  const [title, text] = [written[`title_${titleIn}`], texts[`text_${textIn}`]];
  if (isFailed) return <p role="alert">{t('previewFailed')}</p>;
  const sender = written.sender || 'Izbor';
  if (title === '' && text === '')
    return (
      <div className={GROUND}>
        <p className="text-14 text-ink-muted">{t('previewNothing')}</p>
      </div>
    );
  if (look === 'bell')
    return (
      <div className={GROUND}>
        <p className="wrap-anywhere font-560" lang={tagOf(titleIn)}>
          {title}
        </p>
        <p className="line-clamp-2 wrap-anywhere text-14 text-ink-muted" lang={tagOf(textIn)}>
          {wordsOfHtml(text)}
        </p>
        <p className="flex flex-wrap items-center gap-x-3.5 text-14 text-ink-muted">
          <span>{sender}</span>
          {attachment && (
            <span className="inline-flex items-center gap-2 font-560 text-brand">
              <Paperclip aria-hidden size={16} />
              {t('field.attachment')}
            </span>
          )}
        </p>
      </div>
    );
  const alt = written[`alt_${language}`] || written[`alt_${OTHER[language]}`];
  return (
    <div className={cn(GROUND, 'gap-5')}>
      {picture && <PictureFrame image={picture.address} alt={alt} />}
      <div className="grid gap-2">
        <p className="display wrap-anywhere text-22" lang={tagOf(titleIn)}>
          {title}
        </p>
        <p className="text-14 text-ink-muted">{sender}</p>
      </div>
      <div lang={tagOf(textIn)}>
        <RichText html={text} className="wrap-anywhere" />
      </div>
      {attachment && (
        <TextLink href={attachment.address} target="_blank" rel="noopener" className="justify-self-start">
          <Paperclip aria-hidden size={16} />
          {t('field.attachment')}
        </TextLink>
      )}
    </div>
  );
}

const GROUND = 'grid gap-2 rounded-20 bg-surface-raised p-5 shadow-1 edge';

const tagOf = (language: TextLanguage) => (language === 'sr' ? 'sr-Latn' : 'en');

/** The texts and the link that the server accepts: one with a problem is left out, for its field shows the problem. */
function taken(written: Written) {
  const problems = announcementProblems(written);
  const right = (name: 'text_sr' | 'text_en' | 'link') => (name in problems ? '' : written[name]);
  return { text_sr: right('text_sr'), text_en: right('text_en'), link: right('link') };
}

/** The texts as the server would store and show them, read after the debounce. */
function useCleaned(written: Written) {
  const typed = JSON.stringify(taken(written));
  const [rested, rest] = useState(typed);
  useWhenRested(typed, PAUSE, rest);
  const { data, error } = useQuery({
    queryKey: [previewAnnouncement.path, rested],
    queryFn: ({ signal }) => {
      const body = JSON.parse(rested) as ReturnType<typeof taken>;
      return callEndpoint(previewAnnouncement, { body, signal });
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  });
  return { texts: data ?? { text_sr: '', text_en: '' }, isFailed: error !== null && data === undefined };
}
