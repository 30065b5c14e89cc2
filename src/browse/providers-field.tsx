import { ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { lazyView } from '../ground/lazy-view.tsx';
import { OpenedPart } from '../ground/opened-part.tsx';
import type { BrowseViewProps } from './browse-view-props.ts';

const ProvidersPicker = lazyView(async () => (await import('./providers-picker.tsx')).ProvidersPicker);

type ProvidersFieldProps = Pick<BrowseViewProps, 'providers' | 'onProviders' | 'onWantProviders'> & {
  in: 'bar' | 'sheet';
  chosen: readonly number[];
};

/** The button that opens the providers picker, with the number of chosen providers. */
export const ProvidersField = memo(function ProvidersField({
  in: place,
  chosen,
  providers,
  onProviders,
  onWantProviders,
}: ProvidersFieldProps) {
  const t = useTexts(browseTexts);
  const [open, setOpen] = useState<boolean | null>(null);
  const count = chosen.length;
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        onWantProviders();
        setOpen(true);
      }}
      className={
        place === 'bar'
          ? 'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface-raised pr-3.5 pl-4 font-500 text-14 hover:border-line-strong'
          : 'flex min-h-12 w-full items-center justify-between gap-2 rounded-12 border border-line-strong bg-surface-raised px-4 text-left hover:border-ink-muted'
      }
    >
      <span className="sr-only">{t('providers')}: </span>
      {count > 0 ? t('someProviders', { count }) : t('allProviders')}
      <ChevronDown aria-hidden size={place === 'bar' ? 16 : 20} />
    </button>
  );
  return (
    <>
      {place === 'bar' ? (
        button
      ) : (
        <div className="grid gap-1.5">
          <span aria-hidden className="font-560 text-14">
            {t('providers')}
          </span>
          {button}
        </div>
      )}
      {open !== null && (
        <OpenedPart onOpen={(again) => setOpen(again || null)}>
          <ProvidersPicker
            open={open}
            providers={providers}
            chosen={chosen}
            onChange={onProviders}
            onClose={() => setOpen(false)}
          />
        </OpenedPart>
      )}
    </>
  );
});
