import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { cn } from '#design-system/classes/cn.ts';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { useTexts } from '#locales/texts.tsx';
import { type TestCase, testCasesOf } from '#machines/report/test-cases.ts';
import type { PathsDefinition } from '#machines/testing/paths-definition.ts';
import { deskTexts } from './desk-texts.ts';
import type { Moment, Walk } from './use-walk.ts';

interface PathListProps {
  definition: PathsDefinition<AnyStateMachine>;
  walk: Walk;
  addressFor: (moment: Moment) => string;
}

/** A test case, with its steps as a walk that can be played. */
interface NumberedPath extends TestCase {
  start: number;
  samples: string[];
}

function pathsOf(definition: PathsDefinition<AnyStateMachine>): NumberedPath[] {
  // The other starts come first; they have no steps.
  const begins = Object.keys(definition.otherStarts ?? {}).length;
  return testCasesOf(definition).map((one, index) => ({
    ...one,
    start: index < begins ? index + 1 : 0,
    samples: index < begins ? [] : one.steps.map(({ event }) => event),
  }));
}

const wordsIn = ({ number, title, given, steps }: NumberedPath) =>
  [number, title, given, ...steps.flatMap(({ when, outcome }) => [when, outcome])].join(' ').toLowerCase();

/** The numbered paths of `npm run paths`, which can be played; pressing a step of the played path goes there. */
export function PathList({ definition, walk, addressFor }: PathListProps) {
  const t = useTexts(deskTexts);
  const paths = usePaths(definition);
  const [wanted, setWanted] = useState('');
  const words = useDeferredValue(wanted).trim().toLowerCase();
  const shown = useMemo(() => paths.filter((path) => wordsIn(path).includes(words)), [paths, words]);
  return (
    <section aria-label={t('paths')} className="grid min-w-0 content-start gap-3">
      <h2 className="font-600 text-18">
        {t('paths')} <span className="font-400 text-ink-muted tabular-nums">{shown.length}</span>
      </h2>
      <SearchField label={t('find')} value={wanted} onType={setWanted} />
      <ol aria-label={t('paths')} className="relative max-h-130 overflow-y-auto rounded-12 border border-line">
        {shown.map((path) => (
          <PathItem key={path.number} path={path} walk={walk} addressFor={addressFor} />
        ))}
      </ol>
    </section>
  );
}

/** Computed after the first rendering, because every state of the machine has to be visited. */
function usePaths(definition: PathsDefinition<AnyStateMachine>): NumberedPath[] {
  const [paths, setPaths] = useState<NumberedPath[]>([]);
  useEffect(() => setPaths(pathsOf(definition)), [definition]);
  return paths;
}

function PathItem({ path, walk, addressFor }: Omit<PathListProps, 'definition'> & { path: NumberedPath }) {
  const { number, title, start, samples } = path;
  const chosen = start === walk.start && samples.join() === walk.walk.join() && (start > 0 || samples.length > 0);
  const moment = { start, walk: samples, step: 0 };
  return (
    <li className={cn('border-line border-b last:border-b-0', chosen && 'bg-brand-soft')}>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => {
          walk.goTo(moment, true);
          // Scrolls to where the played path is shown.
          scrollTo({ top: 0, behavior: 'smooth' });
        }}
        className="flex min-h-11 w-full items-baseline gap-2 px-3 py-2 text-left text-14 hover:underline"
      >
        <span className="min-w-7 shrink-0 text-right text-ink-muted tabular-nums">{number}.</span>
        <span className={cn(chosen && 'font-600')}>{title}</span>
      </button>
      {chosen && <PathSteps path={path} walk={walk} addressFor={addressFor} />}
    </li>
  );
}

function PathSteps({ path, walk, addressFor }: Omit<PathListProps, 'definition'> & { path: NumberedPath }) {
  const t = useTexts(deskTexts);
  const { given, steps, start, samples } = path;
  const lines = [
    { word: t('given'), text: given, step: 0 },
    ...(samples.length > 0 ? steps : []).flatMap(({ when, outcome }, index) => [
      { word: t('when'), text: when, step: null },
      { word: t('outcome'), text: outcome, step: index + 1 },
    ]),
  ];
  return (
    <ol className="grid gap-1 pr-3 pb-3 pl-12 text-14">
      {lines.map(({ word, text, step }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice in a path, which never changes its order
        <li key={index} aria-current={step === walk.step ? 'step' : undefined} className="aria-[current]:font-600">
          <span className="text-ink-muted">{word}</span>{' '}
          {step === null ? (
            text
          ) : (
            <a
              href={addressFor({ start, walk: samples, step })}
              target="_top"
              className="text-brand underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                walk.goTo({ step });
              }}
            >
              {text}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
