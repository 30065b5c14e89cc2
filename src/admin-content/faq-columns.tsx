import type { ListedQuestion } from '#contract/help/admin-questions.contract.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/help/questions.rules.ts';
import { ownFirst } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { Languages } from '#design-system/languages/languages.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State } from '#design-system/state/state.tsx';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list-columns.ts';
import { type Moving, moveByKey } from '../admin/moving.ts';
import { RecordLink } from '../admin/record-link.tsx';
import { RecordState } from '../admin/record-state.tsx';
import type { List } from '../admin/use-list.ts';
import type { FaqPlace } from './faq-address.ts';

type Texts = Pick<ListedQuestion, 'topic_sr' | 'topic_en' | 'question_sr' | 'question_en'>;

/** A text of a question in the language of who reads, else in the other, which `lang` says; and the other one. */
export function textOf(language: Language, part: 'topic' | 'question', texts: Texts) {
  const [own, other] = ownFirst(language, { sr: texts[`${part}_sr`], en: texts[`${part}_en`] });
  const inOther = languageTag(language === 'SR' ? 'EN' : 'SR');
  return own === '' ? { own: other, lang: inOther } : { own, other: <span lang={inOther}>{other}</span> };
}

/** The columns of the list of questions. */
export function useFaqColumns(
  list: List<FaqPlace, ListedQuestion>,
  moving: Moving,
): readonly ListColumn<ListedQuestion>[] {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  return [
    {
      key: 'position',
      header: t('faq.place'),
      sortable: true,
      phone: 'corner',
      cell: ({ id }) => <Place place={moving.placeOf(id).place} />,
    },
    {
      key: 'question',
      header: t('faq.question'),
      heading: true,
      rowHeader: true,
      cell: (question) => <Asked list={list} question={question} moving={moving} />,
    },
    {
      key: 'topic',
      header: t('faq.topic'),
      phone: 'beside',
      cell: (question) => {
        const { own, lang } = textOf(language, 'topic', question);
        return (
          <span className="text-ink-muted" lang={lang}>
            {own}
          </span>
        );
      },
    },
    {
      key: 'languages',
      header: t('faq.languages'),
      phone: 'hidden',
      cell: ({ missing }) => (
        <Languages
          label={missing.length === 0 ? t('faq.both') : missing.map((one) => t(`faq.lacks.${one}`)).join('. ')}
          languages={LANGUAGES_OF_TEXTS.map((one) => ({ code: one.toUpperCase(), has: !missing.includes(one) }))}
        />
      ),
    },
    {
      key: 'state',
      header: t('faq.state'),
      phone: 'foot',
      cell: ({ id, active }) => (
        <RecordState kind="question" id={id}>
          <State tone={active ? 'on' : 'off'}>{t(active ? 'faq.on' : 'faq.off')}</State>
        </RecordState>
      ),
    },
    {
      key: 'changed',
      header: t('faq.changed'),
      sortable: true,
      extra: true,
      cell: ({ changed }) => [formatMoment(changed.at), changed.by?.name].filter(Boolean).join(', '),
    },
  ];
}

function Place({ place }: { place: number }) {
  const language = useLanguage();
  return <span className="display text-16 text-ink-muted tabular-nums">{place > 0 && grouped(language, place)}</span>;
}

interface AskedProps {
  list: List<FaqPlace, ListedQuestion>;
  question: ListedQuestion;
  moving: Moving;
}

/** The question as it is asked. Alt with an arrow takes it with it. */
function Asked({ list, question, moving }: AskedProps) {
  const language = useLanguage();
  const { id } = question;
  const { own, other, lang } = textOf(language, 'question', question);
  return (
    <div className="rows:py-1.5">
      <RecordName detail={other}>
        <RecordLink
          list={list}
          id={id}
          name={own}
          lang={lang}
          data-row-id={id}
          onKeyDown={(event) => moveByKey(moving, id, event)}
        />
      </RecordName>
    </div>
  );
}
