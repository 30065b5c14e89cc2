import { Monitor, Smartphone } from 'lucide-react';
import type { Device } from '#contract/profile/profile.contract.ts';
import { Badge } from '#design-system/badge/badge.tsx';
import { Button } from '#design-system/button/button.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { formatMoment } from '#locales/dates.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { ProfileSection } from './profile-section.tsx';

export interface DevicesViewProps {
  devices: Found<readonly Device[]>;
  /** Ids of the devices that are being signed out. */
  ending: readonly string[];
  onEnd: (device: Device) => void;
  onEndOthers: () => void;
}

/** Devices on which the person is signed in, with buttons to sign them out. */
export function DevicesView(props: DevicesViewProps) {
  const t = useTexts(profileTexts);
  return (
    <ProfileSection title={t('devices.title')} text={t('devices.text')}>
      <Devices {...props} />
    </ProfileSection>
  );
}

function Devices({ devices, ending, onEnd, onEndOthers }: DevicesViewProps) {
  const t = useTexts(profileTexts);
  return (
    <ReadStates
      of={devices}
      as="part"
      failed={t('devices.failed')}
      text={t('devices.failedText')}
      loading={<Loading />}
    >
      {(known) => (
        <div className="grid gap-5">
          <ul className="grid">
            {known.map((device) => (
              <Row key={device.id} device={device} busy={ending.includes(device.id)} onEnd={() => onEnd(device)} />
            ))}
          </ul>
          {known.length > 1 && (
            <Button tone="secondary" className="justify-self-start" onClick={onEndOthers}>
              {t('devices.endOthers')}
            </Button>
          )}
        </div>
      )}
    </ReadStates>
  );
}

function Loading() {
  const t = useTexts(profileTexts);
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('devices.loading')}</span>
      <Skeleton shape="block" className="h-16" />
      <Skeleton shape="block" className="h-16" />
    </div>
  );
}

function Row({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd: () => void }) {
  const t = useTexts(profileTexts);
  const { browser, system, current } = device;
  const name = browser && system ? t('devices.name', { browser, system }) : browser || system || t('devices.unknown');
  const Icon = ['Android', 'iOS'].includes(system) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-4 first:pt-0">
      <Icon aria-hidden size={24} className="text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-560">
          {name} {current && <Badge tone="quiet">{t('devices.this')}</Badge>}
        </p>
        <p className="text-14 text-ink-muted tabular-nums">
          {!current && <span className="block">{t('devices.used', { when: formatMoment(device.last_used_at) })}</span>}
          {t('devices.since', { when: formatMoment(device.signed_in_at) })}
        </p>
      </div>
      {!current && (
        <Button tone="ghost" busy={busy} aria-label={t('devices.endNamed', { name })} onClick={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
