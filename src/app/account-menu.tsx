import { type ComponentProps, Suspense } from 'react';
import { initialsOf } from '#design-system/avatar/initials-of.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { breakpoints } from '#design-system/tokens.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LazyPopover } from '../ground/lazy-popover.tsx';
import { lazyView } from '../ground/lazy-view.tsx';
import { useMedia } from '../ground/use-media.ts';
import { useName } from '../session/account-name.ts';
import { useMe } from '../session/session.queries.ts';

const DESK = `(min-width: ${breakpoints.desk})`;

const AccountPanel = lazyView(async () => (await import('./account-panel.tsx')).AccountPanel);

/** Account button of the header: opens a popover, and on a phone the same sheet as the bottom bar. */
export function AccountMenu({ onSheet }: { onSheet: () => void }) {
  const t = useTexts(frameTexts);
  const isDesk = useMedia(DESK);
  if (!isDesk) return <AccountButton aria-haspopup="dialog" onClick={onSheet} />;
  return (
    <LazyPopover
      label={t('account.title')}
      className="scroll-pb-44"
      prefetch={AccountPanel.prefetch}
      trigger={(props) => <AccountButton {...props} />}
    >
      {(close) => (
        <Suspense fallback={<Skeleton shape="block" className="h-147" />}>
          <AccountPanel onLeave={close} />
        </Suspense>
      )}
    </LazyPopover>
  );
}

function AccountButton(props: ComponentProps<'button'>) {
  const t = useTexts(frameTexts);
  const name = useName();
  const { profile_picture } = useMe();
  return (
    <button type="button" {...props} className="grid rounded-full">
      <span className="sr-only">{t('header.account', { name })}</span>
      <span aria-hidden className="grid">
        <Mark name={name} picture={profile_picture} />
      </span>
    </button>
  );
}

// Looks like an Avatar, without its name, which the button has already, and without its loading state, to keep the first page
// small.
function Mark({ name, picture }: { name: string; picture: string | null }) {
  return (
    <span
      aria-hidden
      className="grid size-[44px] place-items-center overflow-hidden rounded-full bg-brand-soft font-600 text-14 text-brand"
    >
      {picture ? <img src={picture} alt="" className="size-full object-cover" /> : initialsOf(name)}
    </span>
  );
}
