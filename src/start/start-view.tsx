import { CreditCard, Sparkles, WalletMinimal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { Logo } from '#design-system/logo/logo.tsx';
import { startTexts } from '#locales/start/start.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { pictureFile } from '../ground/picture-file.ts';
import { useNight } from '../ground/use-night.ts';

export interface StartViewProps {
  /** Whether a person is signed in: the button then leads to the shop. */
  signedIn: boolean;
  languageToggle: ReactNode;
  /** The link behind the button. */
  entrance: (children: ReactNode) => ReactNode;
  /** The link to registering. */
  registration: (children: ReactNode) => ReactNode;
}

const points = [
  { key: 'point.budget', Icon: WalletMinimal },
  { key: 'point.choice', Icon: Sparkles },
  { key: 'point.card', Icon: CreditCard },
] as const;

/** The start page: the shop in three lines, and the link into it (product.md 4). */
export function StartView({ signedIn, languageToggle, entrance, registration }: StartViewProps) {
  const t = useTexts(startTexts);
  return (
    <div className="mx-auto flex min-h-dvh max-w-shell flex-col px-5 pt-5 desk:px-16 desk:pt-8">
      <header className="flex items-center justify-between">
        <Logo />
        {languageToggle}
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="grid flex-1 items-center gap-10 py-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] wide:gap-16"
      >
        <div className="grid gap-8">
          <div className="grid gap-5">
            <h1 className="wrap-anywhere tracking-large text-48 wide:text-64">{t('title')}</h1>
            <p className="max-w-prose text-18 text-ink-muted">{t('text')}</p>
          </div>
          <ul className="grid max-w-prose">
            {points.map(({ key, Icon }) => (
              <li key={key} className="flex items-start gap-4 border-line border-t py-4">
                <Icon aria-hidden size={24} className="text-brand" />
                <span>{t(key)}</span>
              </li>
            ))}
          </ul>
          <div className="grid justify-items-start gap-4">
            <div className="grid w-full gap-3 desk:flex">
              <Button size="large" asChild className="w-full desk:w-auto desk:min-w-56">
                {entrance(t(signedIn ? 'home' : 'signIn'))}
              </Button>
              {!signedIn && (
                <Button size="large" tone="secondary" asChild className="w-full desk:w-auto">
                  {registration(t('register'))}
                </Button>
              )}
            </div>
            {!signedIn && <p className="text-14 text-ink-muted">{t('invitation')}</p>}
          </div>
        </div>
        <Windows />
      </main>
    </div>
  );
}

// The largest picture remains when there is room for only one.
function Windows() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-3 gap-3 wide:h-[min(72dvh,680px)] wide:grid-cols-[1.25fr_1fr] wide:grid-rows-3 wide:gap-4"
    >
      <Picture
        name="travel-balloon-0"
        className="col-span-1 rounded-[50%_50%_20px_20px/27%_27%_20px_20px] wide:row-span-3"
      />
      <Picture name="wellness-lotus-1" className="rounded-20" />
      <Picture name="food-fruit-1" className="rounded-[20px_20px_50%_20px]" />
      <Picture name="culture-record-1" className="hidden rounded-20 wide:block" />
    </div>
  );
}

function Picture({ name, className }: { name: string; className: string }) {
  return (
    <img
      src={pictureFile(`/pictures/${name}.svg`, useNight())}
      alt=""
      width={400}
      height={320}
      className={`aspect-[4/5] size-full min-h-0 bg-surface-sunken object-cover wide:aspect-auto ${className}`}
    />
  );
}
