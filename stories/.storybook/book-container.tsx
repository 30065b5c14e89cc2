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
  /** What the toolbar is set to, without what a story is made for. */
  userGlobals?: Globals;
}

const inAddress = (name: string) =>
  new URLSearchParams(location.search).get('globals')?.match(new RegExp(`(?:^|;)${name}:([^;]+)`))?.[1];

/** The theme and language of the bar above, which a page without stories does not get. */
function useGlobals({ channel }: DocsContainerProps['context']) {
  const [globals, setGlobals] = useState<Globals>({ theme: inAddress('theme') ?? 'light' });
  useEffect(() => {
    // Frames of the page speak too: one of a dark story has a theme of its own, and the same toolbar.
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

/** The theme chosen above a page of the book. */
export const BookTheme = createContext<'light' | 'dark'>('light');

/** A page of the book in the theme that is chosen above it. */
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
