import { useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Pager } from '#design-system/pager/pager.tsx';
import { Tabs } from '#design-system/tabs/tabs.tsx';
import { ToastRegion } from '#design-system/toast-region/toast-region.tsx';
import { BenefitCard } from '#src/benefits/benefit-card.tsx';
import { BenefitCardSkeleton } from '#src/benefits/benefit-skeletons.tsx';
import { BudgetDetails } from '#src/budgets/budget-details.tsx';
import { PictureFrame } from '#src/ground/picture-frame.tsx';
import { Money } from '#src/money/money.tsx';
import { soldBenefit } from '../cart/sample-cart.ts';
import { Section } from './together-controls.tsx';

const tabs = [
  { value: 'description', label: 'Opis', content: 'Tri meseca, dva časa nedeljno, u grupi do šest ljudi.' },
  { value: 'instructions', label: 'Uputstvo', content: 'Javi se školi i pokaži karticu.' },
  { value: 'limitations', label: 'Ograničenja', content: 'Važi do kraja godine.' },
];

export const Tabbed = () => (
  <Section title="Tabs">
    <Tabs label="O benefitu" tabs={tabs} />
  </Section>
);

export function Paging() {
  const [page, setPage] = useState(1);
  return (
    <Section title="Pager">
      <Pager
        className="justify-start"
        page={page}
        pages={14}
        onPage={setPage}
        labels={{ nav: 'Stranice', previous: 'Prethodna', next: 'Sledeća', position: `Stranica ${page} od 14` }}
      />
    </Section>
  );
}

const course = {
  ...soldBenefit({
    id: 21,
    name: 'Kurs engleskog jezika za početnike',
    provider: 'Škola Reč',
    picture: 'education-speech-2',
    price: 18_600,
    discount: 15,
    category: 4,
  }),
  short_description: 'Tri meseca, dva časa nedeljno, u grupi do šest ljudi.',
};

export const Card = () => (
  <Section title="Card and skeleton">
    <div className="grid grid-cols-2 gap-6">
      <BenefitCard benefit={course} />
      <BenefitCardSkeleton />
    </div>
  </Section>
);

export const Budget = () => (
  <Section title="Budget popover">
    <div className="w-80 max-w-full rounded-20 bg-surface-raised px-6 py-5.5 shadow-2">
      <BudgetDetails
        figures={{
          currency: 'RSD',
          base: 12_000_000,
          spent: 7_175_000,
          held: 0,
          balance: 4_825_000,
          available: 4_825_000,
          percentLeft: 40,
          categories: [
            {
              id: 1,
              name: 'Sport i rekreacija',
              allocated: 2_000_000,
              spent: 800_000,
              held: 0,
              left: 1_200_000,
              until: '2026-12-31',
            },
            {
              id: 3,
              name: 'Zdravlje',
              allocated: 1_500_000,
              spent: 1_190_000,
              held: 0,
              left: 310_000,
              until: '2026-12-31',
            },
          ],
        }}
      />
    </div>
  </Section>
);

const nothing = () => {};

export const Prices = () => (
  <Section title="Price">
    <p className="mb-2 flex items-baseline gap-3">
      <Money amount={345_000} currency="RSD" />
      <s className="text-14 text-ink-muted tabular-nums">4.050,00</s>
    </p>
    <Money amount={4_825_000} currency="RSD" size={48} className="font-480" />
  </Section>
);

/** The region is fixed at the foot of the viewport; a transformed box becomes its containing block. */
export const Toasts = () => (
  <Section title="Toast">
    <div className="relative h-40 [transform:translateZ(0)] [&_section]:bottom-0 [&_section]:px-0">
      <ToastRegion
        label="Poruke"
        closeLabel="Zatvori"
        toasts={[
          { id: 1, tone: 'success', text: 'Dodato u korpu', action: { label: 'Poništi', onPress: nothing } },
          { id: 2, tone: 'error', title: 'Greška', text: 'Nema dovoljno raspoloživog budžeta' },
        ]}
        onDismiss={nothing}
        onPause={nothing}
        onResume={nothing}
        wayLabel="Do dugmeta vodi taster F6."
      />
    </div>
  </Section>
);

/** The look of a dialog, without covering the page. */
export const Sheet = () => (
  <Section title="Dialog">
    <div className="grid gap-2 rounded-24 bg-surface-raised p-7 shadow-3">
      <h3 className="display text-28">Brišeš sva obaveštenja?</h3>
      <p className="text-ink-muted">Obrisaće se sva 24 obaveštenja, i pročitana i nova. Ovo se ne može vratiti.</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button tone="ghost">Odustani</Button>
        <Button tone="danger">Obriši sva</Button>
      </div>
    </div>
  </Section>
);

export const Empty = () => (
  <Section title="Empty state">
    <EmptyState
      level={3}
      picture={<PictureFrame image="/pictures/food-fruit-1.svg" className="aspect-auto size-full rounded-none" />}
      title="Nema benefita za ovaj izbor"
      text="Probaj bez filtera ili pogledaj celu Srbiju umesto jednog grada."
      action={<Button tone="secondary">Ukloni filtere</Button>}
    />
  </Section>
);
