import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { SessionEvent, sessionMachine } from '#machines/session/session.machine.ts';
import { AccountPanelView } from '#src/app/account-panel-view.tsx';
import { Guard } from '#src/app/guard.tsx';
import { MastheadView } from '#src/app/masthead-view.tsx';
import { CompletionView } from '#src/completion/completion-view.tsx';
import { LazyPopover } from '#src/ground/lazy-popover.tsx';
import { HomeView } from '#src/home/home-view.tsx';
import { SessionContext } from '#src/session/session-context.ts';
import { sessionProps } from '#src/session/session-props.ts';
import { sampleMasthead } from '../app/sample-masthead.tsx';
import { sampleHome } from '../home/sample-home.ts';
import { InLogin } from '../login/in-login.tsx';
import { sampleMe } from '../testing/sample-me.ts';
import { useSample } from '../testing/use-sample.ts';

export interface InSessionProps {
  snapshot: SnapshotFrom<typeof sessionMachine>;
  send: (event: SessionEvent) => void;
}

/** A small shop behind its guards, with the real screens, in one state of the session. */
export function InSession({ snapshot, send }: InSessionProps) {
  const session = {
    ...sessionProps(snapshot),
    admin: false,
    companyAdmin: false,
    corporate: false,
    begin: () => send({ type: 'token.stored' }),
    end: () => send({ type: 'session.end' }),
    retry: () => send({ type: 'user.retry' }),
    know: fn(),
    keepPlace: (path: string) => send({ type: 'place.keep', path }),
    forgetPlace: () => send({ type: 'place.forget' }),
  };
  return (
    <SessionContext value={session}>
      <Routes>
        <Route
          path="/login"
          element={
            <Guard access="guest">
              <SignIn ended={session.ended} onSignedIn={session.begin} />
            </Guard>
          }
        />
        <Route
          path="/initial/"
          element={
            <Guard access="completion">
              <Shop onSignOut={session.end}>
                <Completion onCompleted={() => send({ type: 'user.changed', complete: true })} />
              </Shop>
            </Guard>
          }
        />
        <Route
          path="*"
          element={
            <Guard access="signedIn">
              <Shop onSignOut={session.end}>
                <HomeView {...sampleHome} />
              </Shop>
            </Guard>
          }
        />
      </Routes>
    </SessionContext>
  );
}

function SignIn({ ended, onSignedIn }: { ended: boolean; onSignedIn: () => void }) {
  return (
    <InLogin
      value={{ credentials: 'editing' }}
      email={sampleMe.email}
      password="izbor!2026"
      ended={ended}
      onEvent={({ type }) => type === 'credentials.submit' && onSignedIn()}
    />
  );
}

function Completion({ onCompleted }: { onCompleted: () => void }) {
  return (
    <CompletionView
      form={{ firstName: 'Sara', lastName: 'Petrović', birthPlace: '', birthday: '' }}
      errors={{}}
      refusal={null}
      busy={false}
      waiting={false}
      onChange={fn()}
      onSubmit={onCompleted}
    />
  );
}

function Shop({ onSignOut, children }: { onSignOut: () => void; children: ReactNode }) {
  const t = useTexts(frameTexts);
  const masthead = useSample(sampleMasthead);
  return (
    <>
      <MastheadView
        {...masthead}
        account={
          <LazyPopover
            label={t('account.title')}
            prefetch={async () => {}}
            trigger={(props) => (
              <button type="button" {...props} className="rounded-full">
                <span className="sr-only">{t('account.title')}</span>
                <span aria-hidden>{masthead.account}</span>
              </button>
            )}
          >
            {(close) => (
              <AccountPanelView
                name={`${sampleMe.first_name} ${sampleMe.last_name}`}
                email={sampleMe.email}
                picture={null}
                company={sampleMe.company_name}
                administers={false}
                overlooks={false}
                theme="system"
                onTheme={fn()}
                onLanguage={fn()}
                onSignOut={onSignOut}
                onLeave={close}
              />
            )}
          </LazyPopover>
        }
      />
      {children}
    </>
  );
}
