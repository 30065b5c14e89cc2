import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { cn } from '#design-system/classes/cn.ts';
import { useTexts } from '#locales/texts.tsx';
import { leavesOf, type PathsDefinition } from '#machines/testing/paths-definition.ts';
import { deskTexts } from './desk-texts.ts';
import { Thumbnail, useGlobals } from './frame.tsx';
import { leafStories } from './leaf-stories.ts';

interface LeafGalleryProps {
  definition: PathsDefinition<AnyStateMachine>;
  /** Name of the current state in the paths. */
  now: string;
  /** Size of the pages shown. */
  size: { width: number; height: number };
}

/** Every leaf state as a small live story with a link to that. */
export function LeafGallery({ definition: { name, states }, now, size }: LeafGalleryProps) {
  const t = useTexts(deskTexts);
  const ids = useStoryIds();
  const globals = useGlobals();
  const current = leavesOf(now);
  const width = size.width > 500 ? 256 : 150;
  return (
    <section aria-label={t('states')} className="grid gap-4">
      <h2 className="font-600 text-18">{t('states')}</h2>
      <ul className="flex flex-wrap gap-5">
        {Object.entries(leafStories[name] ?? {}).map(([leaf, story]) => {
          const id = ids.get(story);
          return (
            <li key={leaf} style={{ width }} aria-current={current.includes(leaf) ? 'step' : undefined}>
              <a
                href={id && `./?path=/story/${id}&globals=${globals}`}
                target="_top"
                className={cn(
                  'group grid gap-2 rounded-12 p-1',
                  current.includes(leaf) && 'bg-brand-soft ring-2 ring-brand',
                )}
              >
                {id && <Thumbnail title={leaf} story={id} size={size} width={width - 8} />}
                <span className="grid px-1 pb-1">
                  <span className="font-600 text-14 group-hover:underline">{leaf}</span>
                  <span className="text-12 text-ink-muted">{states[leaf]?.words}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Entry {
  id: string;
  importPath: string;
  exportName?: string;
}

/** Ids of all stories of the book, by file and export as in leafStories; ids depend on titles, which may change. */
function useStoryIds(): ReadonlyMap<string, string> {
  const [ids, setIds] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const aborter = new AbortController();
    fetch('./index.json', { signal: aborter.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, Entry> }) =>
        setIds(
          new Map(Object.values(entries).map(({ id, importPath, exportName }) => [nameOf(importPath, exportName), id])),
        ),
      )
      // Without the index there are no links; the names of the states are shown all the same.
      .catch(() => {});
    return () => aborter.abort();
  }, []);
  return ids;
}

const nameOf = (importPath: string, exportName = '') =>
  `${importPath.replace(/^\.\/stories\/|\.stories\.tsx$/g, '')} ${exportName}`;
