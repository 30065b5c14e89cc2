import type { ListedQuestion } from '#contract/help/admin-questions.contract.ts';
import { ownFirst } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { State } from '#design-system/state/state.tsx';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { RecordState } from '../admin/record/record-state.tsx';
import { InLanguages, PlaceInOrder, ReorderableName } from '../admin/reordering/reorderable-cells.tsx';
import type { Reordering } from '../admin/reordering/reordering.ts';
import type { FaqPlace } from './faq-address.ts';

type Texts = Pick<ListedQuestion, 'topic_sr' | 'topic_en' | 'question_sr' | 'question_en'>;

/**
 * A text of a question in the reader's language (`own`) and in the other one; where the first is missing, `own` is the other text and
 * `lang` its language.
 */
export function textOf(language: Language, part: 'topic' | 'question', texts: Texts) {
  const [own, other] = ownFirst(language, { sr: texts[`${part}_sr`], en: texts[`${part}_en`] });
  const inOther = languageTag(language === 'SR' ? 'EN' : 'SR');
  return own === '' ? { own: other, lang: inOther } : { own, other: <span lang={inOther}>{other}</span> };
}

/** The columns of the list of questions. */
export function useFaqColumns(
  list: List<FaqPlace, ListedQuestion>,
  moving: Reordering,
): readonly ListColumn<ListedQuestion>[] {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  return [
    {
      key: 'position',
      header: t('faq.place'),
      sortable: true,
      phone: 'corner',
      cell: ({ id }) => <PlaceInOrder place={moving.placeOf(id).place} />,
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
        <InLanguages missing={missing} both={t('faq.both')} lacks={(one) => t(`faq.lacks.${one}`)} />
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

interface AskedProps {
  list: List<FaqPlace, ListedQuestion>;
  question: ListedQuestion;
  moving: Reordering;
}

/** The question itself, with its other language below. */
function Asked({ list, question, moving }: AskedProps) {
  const language = useLanguage();
  const { own, other, lang } = textOf(language, 'question', question);
  return <ReorderableName list={list} id={question.id} name={own} detail={other} lang={lang} moving={moving} />;
}
