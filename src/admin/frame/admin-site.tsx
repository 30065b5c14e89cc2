import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Roles } from '#contract/permissions/roles.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ChunkBoundary } from '../../ground/chunk-boundary.tsx';
import { ErrorBoundary } from '../../ground/error-boundary.tsx';
import { LanguageToggle } from '../../ground/language-toggle.tsx';
import { LazyPopover } from '../../ground/lazy-popover.tsx';
import { lazyView } from '../../ground/lazy-view.tsx';
import { useLongerTimes } from '../../ground/longer-times.ts';
import { OpenedPart } from '../../ground/opened-part.tsx';
import { usePreferences } from '../../ground/preferences-provider.tsx';
import { useSearchPlace } from '../../search/search-place.ts';
import { useName } from '../../session/account-name.ts';
import { useLanguageChoice } from '../../session/language-choice.ts';
import { useMe } from '../../session/session.queries.ts';
import { useSession } from '../../session/session-context.ts';
import { useLetterKeys } from '../site/device-settings.ts';
import { permittedSite, placeAt, placeLink, recordLink, type Site, workOf } from '../site/site.ts';
import { SiteContext } from '../site/site-context.ts';
import { type Asked, useSiteKeys } from '../site/site-keys.ts';
import { WaitingOfPulse } from '../site/waiting-context.tsx';
import { AdminTasks, TasksAloud } from '../tasks/admin-tasks.tsx';
import { OwnDrafts, OwnDraftsHere, useMyDrafts } from '../today/own-drafts.tsx';
import { AdminAccountButton } from './admin-account-button.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { PageOutline } from './page-outline.tsx';
import { usePaletteActions } from './palette-actions.ts';

// Loaded when it is opened, so that the first screen does not wait for it.
const AdminAccount = lazyView(async () => (await import('./admin-account.tsx')).AdminAccount);
const AdminPalette = lazyView(async () => (await import('./admin-palette.tsx')).AdminPalette);
const NoPage = lazyView(async () => (await import('../site/no-page.tsx')).NoPage);
const KeysHelp = lazyView(async () => (await import('./keys-help.tsx')).KeysHelp);

interface AdminSiteProps {
  /** The site with all its places, before permissions are applied. */
  site: Site;
  /** Roles of the signed-in person. */
  roles: Roles;
}

/** A site of administration: its frame, and the page of the address. */
export function AdminSite({ site: whole, roles }: AdminSiteProps) {
  const site = permittedSite(whole, roles);
  const [letters, setLetters] = useLetterKeys();
  const [help, setHelp] = useState(false);
  const palette = useSearchPlace();
  const works = workOf(site) !== null;
  const Waiting = works ? WaitingOfPulse : Fragment;
  const account = <Account letters={letters} onLetters={setLetters} />;
  const go = useAsked(site, palette.open, () => setHelp(true));
  useSiteKeys(letters, go);
  return (
    <SiteContext value={site}>
      {works && <TasksAloud />}
      <Waiting>
        <AdminFrame
          onPalette={palette.open}
          language={<LanguageToggle onChoose={useLanguageChoice()} />}
          tasks={works && <AdminTasks />}
          tasksOnPhone={works && <AdminTasks compact />}
          drafts={<OwnDrafts />}
          account={<AccountMenu>{account}</AccountMenu>}
          inMenu={(onLeave) => (
            <>
              <OwnDraftsHere onLeave={onLeave} />
              <ChunkBoundary>
                <Suspense fallback={null}>{account}</Suspense>
              </ChunkBoundary>
            </>
          )}
        >
          <Places site={site} whole={whole} />
        </AdminFrame>
      </Waiting>
      {palette.searching && (
        <OpenedPart onOpen={(open) => (open ? palette.open() : palette.close())}>
          <PaletteHere onClose={palette.close} />
        </OpenedPart>
      )}
      {help && (
        <OpenedPart onOpen={setHelp}>
          <KeysHelp letters={letters} onClose={() => setHelp(false)} />
        </OpenedPart>
      )}
    </SiteContext>
  );
}

function PaletteHere({ onClose }: { onClose: () => void }) {
  return <AdminPalette actions={usePaletteActions()} onClose={onClose} />;
}

function Places({ site, whole }: { site: Site; whole: Site }) {
  const { pathname } = useLocation();
  const here = placeAt(site, pathname);
  const closed = here ? undefined : placeAt(whole, pathname);
  const isClosed = closed !== undefined || site.places.length === 0;
  const [first] = site.places;
  return (
    <ErrorBoundary place={pathname}>
      <Suspense key={here?.name} fallback={<PageOutline />}>
        <Routes>
          {first && first.path !== '' && <Route index element={<Navigate to={placeLink(site, first)} replace />} />}
          {site.places.map(({ path, screen: { Screen } }) =>
            path === '' ? (
              <Route key={path} index element={<Screen />} />
            ) : (
              <Route key={path} path={path} element={<Screen />} />
            ),
          )}
          {site.places.map(
            ({ path, page: { Screen: Page } = {} }) =>
              Page && <Route key={path} path={`${path}/:id`} element={<Page />} />,
          )}
          {site.places.map(
            ({ path, below }) =>
              below && <Route key={path} path={`${path}/${below.path}`} element={<below.screen.Screen />} />,
          )}
          <Route path="*" element={<NoPage why={isClosed ? 'closed' : 'missing'} permission={closed?.permission} />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Carries out what a keyboard shortcut asked for; returns false if the current page has nothing of the kind. */
function useAsked(site: Site, openPalette: () => void, openHelp: () => void) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (asked: Asked): boolean => {
    const here = placeAt(site, pathname);
    const place = typeof asked === 'object' ? site.places.find(({ letter }) => letter === asked.go) : undefined;
    const search = document.querySelector<HTMLElement>('main [data-list-search] input');
    if (asked === 'palette') openPalette();
    else if (asked === 'help') openHelp();
    else if (asked === 'search' && search) search.focus();
    else if (asked === 'new' && here?.makes) void navigate(recordLink(site, here, 'new'));
    else if (place) void navigate(placeLink(site, place));
    else return false;
    return true;
  };
}

function Account({ letters, onLetters }: { letters: boolean; onLetters: (on: boolean) => void }) {
  const { email } = useMe();
  const { theme, chooseTheme } = usePreferences();
  const { end } = useSession();
  const drafts = useMyDrafts();
  const [longer, setLonger] = useLongerTimes();
  return (
    <AdminAccount
      name={useName()}
      email={email}
      theme={theme}
      onTheme={chooseTheme}
      onLanguage={useLanguageChoice()}
      letters={letters}
      onLetters={onLetters}
      longer={longer}
      onLonger={setLonger}
      drafts={drafts}
      onSignOut={end}
    />
  );
}

function AccountMenu({ children }: { children: ReactNode }) {
  const t = useTexts(adminTexts);
  const name = useName();
  return (
    <LazyPopover
      label={t('account.title')}
      prefetch={AdminAccount.prefetch}
      trigger={(props) => <AdminAccountButton {...props} name={name} />}
    >
      {() => children}
    </LazyPopover>
  );
}
