import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Provider } from '#contract/categories/categories.contract.ts';
import { holdsWords, searchWords } from '#contract/search/search.rules.ts';
import { Avatar } from '#design-system/avatar/avatar.tsx';
import { Badge } from '#design-system/badge/badge.tsx';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';

export interface ProvidersPickerProps {
  open: boolean;
  providers: Found<readonly Provider[]>;
  /** Ids of the chosen providers. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  onClose: () => void;
}

/** specification.md 2: providers by name, with how many benefits each has; any number of them, or none again. */
export function ProvidersPicker({ open, providers, chosen, onChange, onClose }: ProvidersPickerProps) {
  const t = useTexts(browseTexts);
  const [text, setText] = useState('');
  const close = () => {
    setText('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('providers')}
      size="medium"
      closeLabel={t('close')}
      footer={
        <>
          <Button tone="ghost" off={chosen.length === 0} onClick={() => onChange([])} className="mr-auto">
            {t('providersReset')}
          </Button>
          <Button onClick={close}>{t('done')}</Button>
        </>
      }
    >
      <SearchField
        label={t('searchProviders')}
        value={text}
        onType={setText}
        className="sticky low:static top-18 z-1 bg-surface-raised pb-4"
      />
      {/* As high as the screen allows, whatever the search finds, so that the dialog and the field do not move. */}
      <div className="min-h-dvh">
        <ReadStates
          of={providers}
          as="part"
          failed={t('providersFailed')}
          text=""
          loading={<ProvidersSkeleton label={t('providersLoading')} />}
        >
          {(all) => <Choices providers={all} text={text} chosen={chosen} onChange={onChange} />}
        </ReadStates>
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  providers: readonly Provider[];
  text: string;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

function Choices({ providers, text, chosen, onChange }: ChoicesProps) {
  const t = useTexts(browseTexts);
  const words = searchWords(text);
  const found = providers.filter(({ name }) => holdsWords(name, words));
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  if (found.length === 0) return <p className="py-6 text-center text-ink-muted">{t('providersNone')}</p>;
  return (
    <ul className="grid gap-1 desk:grid-cols-2 desk:gap-x-3">
      {found.map((provider) => (
        <li key={provider.id} className="min-w-0">
          <Choice provider={provider} chosen={chosen.includes(provider.id)} onToggle={() => toggle(provider.id)} />
        </li>
      ))}
    </ul>
  );
}

function Choice({ provider, chosen, onToggle }: { provider: Provider; chosen: boolean; onToggle: () => void }) {
  const t = useTexts(browseTexts);
  const { name, picture, num_of_benefits } = provider;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={cn(
        'flex min-h-14 w-full items-center gap-3 rounded-12 py-1.5 pr-3 pl-2 text-left transition-colors duration-fast',
        chosen ? 'bg-brand-soft font-560' : 'hover:bg-surface-sunken dark:hover:bg-line',
      )}
    >
      <span aria-hidden className="relative grid">
        <Avatar name={name} picture={picture} size="small" />
        {chosen && (
          <span className="absolute inset-0 grid place-items-center rounded-full bg-brand text-on-brand">
            <Check aria-hidden size={20} />
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">{name}</span>
      <Badge tone="quiet" aria-hidden className="tabular-nums">
        {num_of_benefits}
      </Badge>
      <span className="sr-only">, {t('providerCount', { count: num_of_benefits })}</span>
    </button>
  );
}

function ProvidersSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4 desk:grid-cols-2">
      <span className="sr-only">{label}</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
        <div key={place} className="flex items-center gap-3">
          <Skeleton shape="circle" className="size-10" />
          <Skeleton className="w-1/2" />
        </div>
      ))}
    </div>
  );
}
