import type { Args, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { answerFromSamples, refuseStrangers } from '../testing/sample-server.ts';
import { inLanguage, speak } from '../testing/sample-words.ts';
import { showWhole } from '../testing/show-whole.ts';
import { argTypesOf, controlsByStory, docsOf, switchesAtRest } from './arg-types.tsx';
import { leaveFocusToReader } from './at-rest.ts';
import { BookContainer, BookPage, bookBlocks } from './book-pages.tsx';
import { Ground } from './ground.tsx';
import './stories.css';

// Milliseconds of async queries: long because a loaded machine takes ten times as long. With long words (`words: long`) a play
// does not find the names it looks for however long it waits, so the limit is short.
const patience = { written: 10_000, long: 2000 };

/** Args that a story keeps in its own state after mounting; part of its key, so that a change by a control remounts it. */
const heldBy = ({ value, checked, open, page, current, from, to }: Args) =>
  [value, checked, open, page, current, from, to].filter((held) => typeof held !== 'object').join();

/** Clears the app's keys in the browser's storage, so that a story does not depend on the previous one. */
function forgetKept(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('izbor')) storage.removeItem(key);
  }
}

// A page of the book embeds stories with this parameter (book-example.tsx).
if (globalThis.location?.search.includes('embed=true')) leaveFocusToReader(window);

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
    words: {
      description: 'Names and texts of partners and people',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'written', title: 'As written' },
          { value: 'long', title: 'Long names' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'SR', words: 'written' },
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => {
      speak(globals.words, globals.language);
      return (
        <Ground
          theme={globals.theme === 'dark' ? 'dark' : 'light'}
          language={globals.language === 'EN' ? 'EN' : 'SR'}
          path={parameters.path ?? '/'}
          inDocs={viewMode === 'docs'}
        >
          <Story key={heldBy(args) + globals.words} args={inLanguage(args, globals.language)} />
        </Ground>
      );
    },
  ],
  // No story calls a server: the samples answer, and a call without a sample fails the test.
  beforeEach: (context) => {
    // Removes a dialog of the previous story that is still being animated out, and could be mistaken for this story's.
    for (const leaving of document.querySelectorAll('body > [inert]')) leaving.remove();
    forgetKept();
    configure({ asyncUtilTimeout: context.globals.words === 'long' ? patience.long : patience.written });
    return answerFromSamples(context);
  },
  afterEach: async () => {
    refuseStrangers();
    await showWhole();
  },
  argTypesEnhancers: [controlsByStory],
  argsEnhancers: [switchesAtRest],
  parameters: {
    layout: 'padded',
    docs: {
      container: BookContainer,
      page: BookPage,
      components: bookBlocks,
      extractArgTypes: argTypesOf,
      extractComponentDescription: (component: unknown) => docsOf(component)?.description ?? '',
    },
    // The source leaves out undefined and false props.
    jsx: {
      filterProps: (value: unknown) => value !== undefined && value !== false,
      // Storybook recognises its own function by name, which the build shortens.
      functionValue: () => '() => {}',
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      // Order of the book: screens, components, then flows.
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
            [
              'Home',
              'List of benefits',
              'One benefit',
              'Cart',
              'Budget',
              'Learning',
              'Sign in',
              'Without a network',
              'Page not found',
            ],
            'Every page',
            ['Masthead', 'Search', 'Messages', 'Page not found', 'Without a network', 'Broken'],
            'Shop',
            ['Home', 'Benefits', 'Benefit', 'Favourites', 'Suggest a benefit'],
            'Cart and checkout',
            ['Cart', 'Checkout', 'Order', 'Bought codes', 'Vouchers'],
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
            ['Account menu', 'Account column', 'Profile', 'Missing details', 'Notifications', 'Download zone'],
            'Sign in',
            [
              'Front door',
              'Sign in',
              'Create account',
              'Invited while signed in',
              'Confirm account',
              'New address',
              'Forgotten password',
              'New password',
              'Session',
            ],
            'Help',
            ['Tutorial and questions', 'Contact', 'About', 'Accessibility'],
            'Administration',
            [
              // First what all pages are made of, then the pages of a site in the order of its navigation.
              'Frame',
              'Today',
              'List',
              'Choices of a filter',
              'Form',
              'Form in a drawer',
              'My drafts',
              'Bulk',
              'Ending',
              'History of a record',
              'My tasks',
              'Palette',
              'Keys',
              'Account',
              'Closed page',
              'Orders',
              'Requests, review',
              'Requests, several accepted',
              'Approvals of the platform',
              'Approval of the platform',
              'Approvals',
              'Approval',
              'Suggestions',
              'Suggestions, many answered',
              'Benefits',
              'Benefit',
              'Import of benefits',
              'Providers',
              'Categories',
              'Core benefits',
              'Coupons',
              'Courses',
              'Courses, many withdrawn',
              'Course',
              'Companies',
              'People of all companies',
              'Invitations of all companies',
              'People',
              'Invitations',
              'Roles',
              'Absence',
              'Import',
              'Import, file',
              'Budgets',
              'Budget',
              'Budget, giving',
              'Import of budgets',
              'Payroll',
              'Month of the payroll',
              'Reports',
              'Figures of a company',
              'Lists of the figures',
              'Announcements',
              'Announcement',
              'Questions',
              'Documents',
              'Exchange rates',
              'Exchange rate that waits',
              'History of changes',
              'Seal of the history',
              'Settings',
            ],
          ],
          'Flows',
          [
            'Browse',
            'Cart item',
            'Checkout',
            'Cancellation',
            'Request',
            'Subscription',
            'Enrolment',
            'Attempt',
            'Keeping',
            'Login',
            'Registration',
            'Confirmation',
            'New address',
            'Mail request',
            'New password',
            'One-time code',
            'Session',
            'Notifications',
            'Toasts',
            'Record',
            'Ending',
            'Bulk',
            'Import, file',
            'Import',
            'Gift',
            'Approval',
            'Review',
            'Announcement',
          ],
        ],
      },
    },
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
        window: { name: 'Window 1280, low', styles: { width: '1280px', height: '720px' }, type: 'desktop' },
        screen: { name: 'Screen 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
    // For npm run chromatic, which needs a token: the same four pictures of a story as npm run pictures takes.
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: {
        'light phone': { theme: 'light', viewport: 'phone' },
        'light desk': { theme: 'light', viewport: 'laptop' },
        'dark phone': { theme: 'dark', viewport: 'phone' },
        'dark desk': { theme: 'dark', viewport: 'laptop' },
      },
    },
    a11y: {
      test: 'error',
      // From the root axe uses its index of elements; from any other element each rule walks through the whole tree.
      context: { include: ['html'] },
      // A test reports where a fault is, without the markup. Unit tests import this file without a browser.
      config: { noHtml: 'navigator' in globalThis && navigator.userAgent.includes('StorybookTestRunner') },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          // A story is a part of a page: rules for whole pages are tested on whole screens.
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'landmark-one-main': { enabled: false },
        },
      },
    },
  },
};

export default preview;
