import { ArrowRight, Bell, Heart, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '#design-system/badge/badge.tsx';
import { Button, type ButtonProps } from '#design-system/button/button.tsx';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { Cluster } from '#design-system/cluster/cluster.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Meter } from '#design-system/meter/meter.tsx';
import { QuantityStepper } from '#design-system/quantity-stepper/quantity-stepper.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { Select } from '#design-system/select/select.tsx';
import { Stack } from '#design-system/stack/stack.tsx';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { Sticker } from '#design-system/sticker/sticker.tsx';
import { Switch } from '#design-system/switch/switch.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-11 break-inside-avoid">
      <h2 className="mb-4 text-22">{title}</h2>
      {children}
    </section>
  );
}

const tones: NonNullable<ButtonProps['tone']>[] = ['primary', 'secondary', 'ghost'];

export const Buttons = () => (
  <Section title="Button">
    <Stack gap={3}>
      {tones.map((tone) => (
        <Cluster key={tone}>
          <Button size="small" tone={tone}>
            Dodaj u korpu
          </Button>
          <Button size="small" tone={tone} busy>
            Čeka
          </Button>
          <Button size="small" tone={tone} disabled>
            Isključeno
          </Button>
        </Cluster>
      ))}
      <Cluster>
        <Button tone="accent" trailingIcon={<ArrowRight aria-hidden size={20} />}>
          Počni da biraš
        </Button>
        <Button tone="danger">Obriši sva</Button>
        <Button busy>Kupovina…</Button>
      </Cluster>
      <Cluster>
        <IconButton label="Omiljeno" tone="filled">
          <Heart aria-hidden size={20} />
        </IconButton>
        <IconButton label="Obaveštenja: 3" count={3}>
          <Bell aria-hidden size={24} />
        </IconButton>
        <IconButton label="Zatvori">
          <X aria-hidden size={20} />
        </IconButton>
        <TextLink href="#all" icon={<ArrowRight aria-hidden size={16} />}>
          Vidi sva
        </TextLink>
      </Cluster>
    </Stack>
  </Section>
);

export const Fields = () => (
  <Section title="Text field">
    <Stack gap={5}>
      <TextField label="Ime i prezime" defaultValue="Jelena Đorđević-Stanković" />
      <TextField label="Mesto rođenja" placeholder="npr. Sremska Mitrovica" hint="Kao u ličnoj karti." />
      <TextField
        label="Iznos za refundaciju"
        defaultValue="92000.00"
        suffix="RSD"
        error="Uneti iznos je veći od raspoloživog budžeta"
      />
    </Stack>
  </Section>
);

const places = ['Cela Srbija', 'Beograd', 'Novi Sad', 'Niš', 'Online'].map((label) => ({ value: label, label }));
const sorts = [{ value: 'bought', label: 'Najtraženije' }];
const ways = ['Sve', 'U objektu', 'Faktura', 'Onlajn', 'eVaučer'].map((label) => ({ value: label, label }));

export function Choices() {
  const [place, setPlace] = useState('Cela Srbija');
  const [way, setWay] = useState('Sve');
  return (
    <Section title="Select, segmented control">
      <Cluster className="mb-4">
        <Select label="Mesto" hideLabel shape="pill" options={places} value={place} onChange={setPlace} />
        <Select label="Redosled" hideLabel shape="pill" options={sorts} value="bought" onChange={() => {}} />
      </Cluster>
      <SegmentedControl label="Način kupovine" options={ways} value={way} onChange={setWay} />
    </Section>
  );
}

export function Ticks() {
  const [understood, setUnderstood] = useState(true);
  const [on, setOn] = useState(true);
  return (
    <Section title="Checkbox, switch">
      <Checkbox checked={understood} onChange={setUnderstood}>
        Razumem poreske obaveze poslodavca
      </Checkbox>
      <Checkbox checked={false} onChange={() => {}}>
        Samo benefiti sa popustom
      </Checkbox>
      <Cluster gap={6}>
        <Switch checked={on} onChange={setOn}>
          Obaveštenja uključena
        </Switch>
        <Switch checked={false} onChange={() => {}}>
          Isključeno
        </Switch>
      </Cluster>
    </Section>
  );
}

export const Marks = () => (
  <Section title="Badge, status">
    <Cluster className="mb-3">
      <Sticker>−15%</Sticker>
      <Badge tone="quiet">U objektu</Badge>
      <Badge tone="quiet">Faktura</Badge>
      <Badge tone="count">12</Badge>
    </Cluster>
    <Cluster>
      <StatusPill tone="positive">Prihvaćeno</StatusPill>
      <StatusPill tone="warning">U obradi</StatusPill>
      <StatusPill tone="danger">Odbijeno</StatusPill>
      <StatusPill tone="neutral">Otkazano</StatusPill>
    </Cluster>
  </Section>
);

const labels = { decrease: 'Manje', increase: 'Više', field: 'Količina', check: 'Sačuvaj količinu' };

export const Measures = () => (
  <Section title="Stepper, meter">
    <Cluster className="mb-4">
      <QuantityStepper value={1} text="1" max={999} labels={labels} onStep={() => {}} onType={() => {}} />
      <QuantityStepper value={12} text="12" max={999} labels={labels} onStep={() => {}} onType={() => {}} editing />
    </Cluster>
    <div className="max-w-small">
      <p className="mb-1.75 flex justify-between text-14">
        Budžet <b className="font-600 tabular-nums">48.250,00 od 120.000,00</b>
      </p>
      <Meter
        label="Budžet"
        max={120_000}
        segments={[
          { value: 32_400, tone: 'brand' },
          { value: 15_600, tone: 'accent' },
        ]}
        valueText="48.250,00 od 120.000,00"
      />
      <p className="mt-1.75 text-12 text-ink-muted">Zeleno ostaje, kajsija je ova kupovina.</p>
    </div>
  </Section>
);
