import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import type { Behind, ShownRun } from './shown-run.ts';

interface Ways {
  behind: (key: string) => ReactNode;
  onOpen: (key: string) => void;
}

/** From a month in a chart to the list behind it: a link beside its words, and a press on it. */
export function useMonthLinks(runs: readonly ShownRun[], behind: Behind): Ways {
  const navigate = useNavigate();
  const wayOf = (key: string) => {
    const run = runs.find(({ from }) => from === key);
    return run ? behind(run) : null;
  };
  return {
    behind: (key) => {
      const way = wayOf(key);
      return (
        way && (
          <TextLink asChild>
            <Link to={way.to}>{way.words}</Link>
          </TextLink>
        )
      );
    },
    onOpen: (key) => {
      const way = wayOf(key);
      if (way) void navigate(way.to);
    },
  };
}
