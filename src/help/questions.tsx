import { Link2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Question } from '#contract/help/help.contract.ts';
import { Accordion } from '#design-system/accordion/accordion.tsx';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { helpTexts } from '#locales/help/help.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { SearchLine } from '../ground/search-line.tsx';
import { LoadingQuestions, NoQuestions } from './questions-faces.tsx';

export interface QuestionsProps {
  questions: Found<readonly Question[]>;
  /** The applied search, and the typed text. */
  search: string;
  typed: string;
  /** Id of the question named in the address, which is open at first. */
  open: number | null;
  onType: (text: string) => void;
}

/** Frequent questions by topic, with a search. */
export function Questions(props: QuestionsProps) {
  const t = useTexts(helpTexts);
  const id = useId();
  const { questions, search, typed, onType } = props;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id={id} className="text-28 desk:text-36">
        {t('questions')}
      </h2>
      <SearchLine
        label={t('search')}
        placeholder={t('searchHint')}
        value={typed}
        onType={onType}
        found={questions.data && t('found', { count: questions.data.length })}
      />
      <ReadStates
        of={questions}
        failed={t('failed')}
        loading={<LoadingQuestions />}
        empty={<NoQuestions searched={search !== ''} onClear={() => onType('')} />}
      >
        {(found) => <Topics {...props} questions={found} />}
      </ReadStates>
    </section>
  );
}

type TopicsProps = Pick<QuestionsProps, 'search' | 'open'> & { questions: readonly Question[] };

function Topics({ questions, search, open }: TopicsProps) {
  const langOf = useTextLanguage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 desk:gap-14">
      {topicsOf(questions).map(([topic, asked]) => (
        <section
          key={topic}
          aria-label={topic}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 desk:grid-cols-[minmax(0,3fr)_minmax(0,8fr)] desk:gap-14"
        >
          <h3 {...(asked[0] && langOf(asked[0], 'topic'))} className="display text-22 desk:pt-3.5">
            {topic}
          </h3>
          {/* Another search remounts the accordion, so that its initially open question applies again. */}
          <Accordion
            key={search}
            level={4}
            open={open === null ? [] : [String(open)]}
            items={asked.map((one) => ({
              value: String(one.id),
              id: `question-${one.id}`,
              title: one.question,
              titleLang: langOf(one, 'question').lang,
              content: <Answer question={one} />,
            }))}
          />
        </section>
      ))}
    </div>
  );
}

function Answer({ question }: { question: Question }) {
  const t = useTexts(helpTexts);
  const langOf = useTextLanguage();
  return (
    <>
      <div {...langOf(question, 'answer')}>
        <RichText html={question.answer} />
      </div>
      <TextLink asChild className="mt-2 text-14">
        <Link to={{ hash: `question-${question.id}` }}>
          <Link2 aria-hidden size={16} />
          {t('link')}
        </Link>
      </TextLink>
    </>
  );
}

/** Groups the questions by topic, in their order. */
function topicsOf(questions: readonly Question[]): [string, Question[]][] {
  const topics = new Map<string, Question[]>();
  for (const question of questions) topics.set(question.topic, [...(topics.get(question.topic) ?? []), question]);
  return [...topics];
}
