import { lazy, Suspense } from 'react';
import { Avatar } from '#design-system/avatar/avatar.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useMe } from '../session/session.queries.ts';
import { useName } from './account-name.ts';
import { LazyPopover } from './lazy-popover.tsx';

const AccountPanel = lazy(async () => ({ default: (await import('./account-panel.tsx')).AccountPanel }));

/** The user menu of the header. */
export function AccountMenu() {
  const t = useTexts(frameTexts);
  const name = useName();
  const { profile_picture } = useMe();
  return (
    <LazyPopover
      label={t('account.title')}
      trigger={(props) => (
        <button type="button" {...props} aria-label={t('header.account', { name })} className="grid rounded-full">
          <span aria-hidden className="grid">
            <Avatar name={name} picture={profile_picture} />
          </span>
        </button>
      )}
    >
      {() => (
        <Suspense fallback={null}>
          <AccountPanel />
        </Suspense>
      )}
    </LazyPopover>
  );
}
