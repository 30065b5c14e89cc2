import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { bookThemes } from './theme.ts';

interface Globals {
  theme?: string;
  language?: string;
}

interface Heard {
  globals: Globals;
  /** Globals of the toolbar, without a story's own. */
  userGlobals?: Globals;
}

const inAddress = (name: string) =>
  new URLSearchParams(location.search).get('globals')?.match(new RegExp(`(?:^|;)${name}:([^;]+)`))?.[1];

/** Theme and language of the toolbar; Storybook does not pass them to a page without stories. */
function useGlobals({ channel }: DocsContainerProps['context']) {
  const [globals, setGlobals] = useState<Globals>({ theme: inAddress('theme') ?? 'light' });
  useEffect(() => {
    // Frames on the page send these events too; that of a dark story has its own `globals`, but the same `userGlobals`.
    const hear = ({ globals: next, userGlobals = next }: Heard) => setGlobals(userGlobals);
    channel.on(SET_GLOBALS, hear);
    channel.on(GLOBALS_UPDATED, hear);
    return () => {
      channel.off(SET_GLOBALS, hear);
      channel.off(GLOBALS_UPDATED, hear);
    };
  }, [channel]);
  return globals;
}

/** Theme chosen in the toolbar. */
export const BookTheme = createContext<'light' | 'dark'>('light');

/** A docs page in the theme chosen in the toolbar. */
export function BookContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useGlobals(props.context).theme === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer {...props} theme={bookThemes[theme]}>
      <BookTheme value={theme}>{children}</BookTheme>
    </DocsContainer>
  );
}
