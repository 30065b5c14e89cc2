import { fileURLToPath } from 'node:url';
import type { PluginOption, Rolldown } from 'vite';

interface Chunk {
  name: string;
  /** The chunk with the highest priority gets a module that several match. */
  priority: number;
  /** Paths from the repository's root; a folder ends with `/`, a file has no extension. */
  paths: readonly string[];
}

const packages = (...names: string[]) => names.map((name) => `node_modules/${name}/`);
const icons = (...names: string[]) => names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}`);
const within = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

// One file compresses better than a dozen, and arrives sooner.
const CHUNKS: readonly Chunk[] = [
  {
    // Code that every page needs, and code shared by the sign-in and the shop, neither of which may load the other.
    name: 'frame',
    priority: 4,
    paths: [
      ...packages('react', 'react-dom', 'scheduler', 'react-router', 'xstate', '@xstate/react'),
      ...packages('use-sync-external-store', 'use-isomorphic-layout-effect', 'wretch', 'rosetta', 'dlv', 'templite'),
      ...packages('tailwind-merge', 'clsx', 'class-variance-authority'),
      ...packages('@radix-ui/react-slot', '@radix-ui/react-compose-refs'),
      ...icons('arrow-left', 'arrow-right', 'check', 'chevron-down'),
      ...within('design-system', 'classes/', 'tokens', 'button/', 'icon-button/', 'badge/', 'field/', 'text-field/'),
      ...within('design-system', 'text-link/', 'logo/', 'skeleton/', 'page/', 'icons/'),
      ...within('locales', 'texts', 'plural'),
      ...within(
        'src',
        'api/emitter',
        'api/token',
        'ground/language-toggle',
        'ground/paths',
        'ground/picture-file',
        'ground/use-night',
      ),
    ],
  },
  {
    // Code that every screen of the shop needs, with its imports, and small modules that would be a request each.
    name: 'shop',
    priority: 2,
    paths: [
      ...within('src/api', 'failure-of', 'query'),
      ...within('src/app', 'main-layout', 'route-table'),
      ...within('src/benefits', 'benefit-card', 'benefit-skeletons', 'price', 'use-place-name'),
      ...within('src/ground', 'found', 'read-states', 'use-offline', 'use-read'),
      ...within('src/notifications', 'notification-place', 'notification-title'),
      ...within('design-system', 'carousel/', 'empty-state/', 'error-state/', 'offline-notice/'),
      ...within('locales', 'dates', ...within('notifications', 'latest.en', 'latest.sr', 'latest.texts')),
      // The calls of home, which every change of money reads again.
      'contract/home/',
      ...within('node_modules/@tanstack/query-core/build/modern', 'infiniteQueryBehavior', 'infiniteQueryObserver'),
      ...within('node_modules/@tanstack/react-query/build/modern', 'infiniteQueryOptions', 'useInfiniteQuery'),
      ...icons('arrow-up-right', 'x'),
    ],
  },
  {
    // Code of the sign-in, much smaller than a request for each module.
    name: 'signing',
    priority: 2,
    paths: [
      ...within(
        'src/ground',
        'refusal',
        'slow-notice',
        'step-frame',
        'text-in-history',
        'use-brought-into-sight',
        'use-problem',
      ),
      ...within('design-system', 'code-field/', 'password-field/'),
      'locales/login/',
      'contract/session/session.rules',
      ...icons('dot', 'eye', 'eye-off', 'hourglass'),
    ],
  },
  {
    // Layers over a page. As a dozen chunks they would wait for free connections.
    name: 'layers',
    priority: 1,
    paths: [
      ...packages('@radix-ui/react-dialog', '@radix-ui/react-dismissable-layer', '@radix-ui/react-focus-guards'),
      ...packages('@radix-ui/react-focus-scope', '@radix-ui/react-portal', '@radix-ui/react-presence'),
      ...packages('react-remove-scroll', 'aria-hidden'),
      'design-system/overlay/',
    ],
  },
  {
    // How a flow watches the server's answers: the first screen of administration does so too, and would otherwise load all code for
    // buying.
    name: 'watching',
    priority: 1,
    paths: ['src/api/watch-cache', 'machines/watcher', 'contract/records/records.contract'],
  },
  {
    // Calls of administration's frame and first screen, with what lists need of them: each would be a request.
    name: 'desk',
    priority: 1,
    paths: [
      ...[
        'contract/today/',
        'contract/tasks/tasks.contract',
        'src/admin/site/site-context',
        'src/admin/parts/admin-title',
      ],
      ...within('design-system', 'grains/', 'state/'),
    ],
  },
  {
    // Code that forms need, including the sign-in's: each module would be a request.
    name: 'forms',
    priority: 1,
    paths: ['machines/sending', ...within('src/ground', 'punctual-clock', 'required-note')],
  },
  {
    // How a list stores its state and the record that is open in the address.
    name: 'listing',
    priority: 1,
    paths: within('src/ground', 'address', 'use-address', 'use-search', 'use-way-back'),
  },
  {
    // Code shared by looking at a benefit and buying it.
    name: 'buying',
    priority: 0,
    paths: [
      ...within('design-system', 'confirm-dialog/', 'quantity-stepper/', 'tabs/'),
      ...within('src', 'cart/cart-figures', 'checkout/checkout.api', 'ground/new-key'),
      'contract/checkout/',
      ...icons('chevron-right', 'file-text'),
    ],
  },
];

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');

function stands(path: string, id: string): boolean {
  const file = id.startsWith(ROOT) ? id.slice(ROOT.length) : '';
  return file.startsWith(path.endsWith('/') ? path : `${path}.`);
}

/** Rolldown's groups of modules for the chunks of the client. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Modules that load with the page itself and belong to no chunk above.
  { name: 'entry', tags: ['$initial'], priority: 3 },
  ...CHUNKS.map(({ name, priority, paths }) => ({
    name,
    priority,
    test: (id: string) => paths.some((path) => stands(path, id)),
  })),
];

/** Fails the build if a path of a chunk no longer exists: the file was renamed, and would get a chunk of its own. */
export const chunksKnown: PluginOption = {
  name: 'izbor:chunks-known',
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()];
    const unknown = CHUNKS.flatMap(({ paths }) => paths).filter((path) => !ids.some((id) => stands(path, id)));
    if (unknown.length > 0) throw new Error(`build/client-chunks.ts names what is not there: ${unknown.join(', ')}`);
  },
};
