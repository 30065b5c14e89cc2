import type { Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type Language, LanguageContext, languageTag } from '#locales/texts.tsx';
import './stories.css';

interface GroundProps {
  theme: 'light' | 'dark';
  language: Language;
  /** Where the story stands in the app: `parameters: { path: '/cart/' }`. */
  path: string;
  /** A docs page holds stories of both themes: each then has its own ground. */
  inDocs: boolean;
  children: ReactNode;
}

/** The page as the app sets it: theme and language on the root, texts in that language, a router, an empty cache. */
function Ground({ theme, language, path, inDocs, children }: GroundProps) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } }),
  );
  useLayoutEffect(() => {
    if (inDocs) return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = languageTag(language);
  }, [theme, language, inDocs]);
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <LanguageContext value={language}>
          {inDocs ? (
            <div data-theme={theme} lang={languageTag(language)} className="bg-surface p-6 text-ink">
              {children}
            </div>
          ) : (
            children
          )}
        </LanguageContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'SR', title: 'Srpski' },
          { value: 'EN', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'SR' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <Ground
        theme={globals.theme === 'dark' ? 'dark' : 'light'}
        language={globals.language === 'EN' ? 'EN' : 'SR'}
        path={parameters.path ?? '/'}
        inDocs={viewMode === 'docs'}
      >
        <Story />
      </Ground>
    ),
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      // The order of the product: what one looks at, with what, and then how one walks through it.
      storySort: {
        order: [
          'Welcome',
          'Design system',
          [
            'Tokens',
            'States',
            'Together',
            'Foundations',
            'Actions',
            'Fields',
            'Choices',
            'Navigation',
            'Overlays',
            'Messages',
            'Display',
          ],
          'Screens',
          [
            'Whole pages',
            'Every page',
            'Shop',
            ['Home', 'Benefits', 'Benefit', 'Favourites', 'Suggest a benefit'],
            'Cart and checkout',
            ['Cart', 'Checkout', 'Order', 'Vouchers'],
            'Money',
            ['Budget bar', 'My budgets', 'Virtual card', 'Transactions', 'Requests', 'Monthly benefits'],
            'Learning',
            [
              'Catalogue',
              'Continue',
              'Course and package',
              'Enrolment',
              'Questions',
              'Saving answers',
              'Result',
              'Certificates',
            ],
            'Account',
            ['Account menu', 'Profile', 'Missing details', 'Notifications', 'Download zone'],
            'Sign in',
            [
              'Front door',
              'Sign in',
              'Create account',
              'Confirm account',
              'Forgotten password',
              'New password',
              'Session',
            ],
            'Help',
          ],
          'Flows',
        ],
      },
    },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
        screen: { name: 'Screen 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          // A story is a part of a page: the page's own duties are tested on whole screens.
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'landmark-one-main': { enabled: false },
        },
      },
    },
  },
};

export default preview;
