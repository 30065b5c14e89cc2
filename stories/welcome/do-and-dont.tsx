import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#design-system/badge/badge.tsx';
import { Button } from '#design-system/button/button.tsx';
import { Cluster } from '#design-system/cluster/cluster.tsx';
import { Meter } from '#design-system/meter/meter.tsx';
import { Price } from '#src/benefits/price.tsx';
import { meQuery } from '#src/session/session.queries.ts';
import { sampleBenefit } from '../testing/sample-benefits.ts';
import { sampleMe } from '../testing/sample-me.ts';

interface SideProps {
  good: boolean;
  why: string;
  children: ReactNode;
}

/** Signs in the sample person, in whose currency prices are shown. */
function WithPerson({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  if (!client.getQueryData(meQuery.queryKey)) client.setQueryData(meQuery.queryKey, sampleMe);
  return children;
}

/** An inert example of a rule. */
function Side({ good, why, children }: SideProps) {
  return (
    <div className="grid content-between gap-5 rounded-20 bg-surface-raised p-5">
      <div inert className="grid min-h-28 content-center gap-3">
        {children}
      </div>
      <p className="flex gap-2 border-line border-t pt-3 text-14">
        {good ? (
          <Check aria-label="Do" size={20} className="shrink-0 text-positive" />
        ) : (
          <X aria-label="Don’t" size={20} className="shrink-0 text-danger" />
        )}
        {why}
      </p>
    </div>
  );
}

const Pair = ({ children }: { children: ReactNode }) => <div className="grid gap-5 desk:grid-cols-2">{children}</div>;

/** Rules of the design language, each with a good and a bad example made of real components. */
export function DoAndDont() {
  return (
    <div className="grid gap-8">
      <Pair>
        <Side good why="One primary action. The rest is quiet.">
          <Cluster>
            <Button>Dodaj u korpu</Button>
            <Button tone="ghost">Sačuvaj za kasnije</Button>
          </Cluster>
        </Side>
        <Side good={false} why="Never two apricot buttons on a screen, never a row of equals.">
          <Cluster>
            <Button tone="accent">Dodaj u korpu</Button>
            <Button tone="accent">Sačuvaj za kasnije</Button>
          </Cluster>
        </Side>
      </Pair>
      <Pair>
        <Side good why="The old price is struck and quiet; the new one stays ink.">
          <WithPerson>
            <Price benefit={sampleBenefit(7)} size={28} />
          </WithPerson>
        </Side>
        <Side good={false} why="A price is not an alarm: no red, no shouting, no countdown.">
          <p className="display text-28 text-danger">SAMO 8.925 RSD!</p>
        </Side>
      </Pair>
      <Pair>
        <Side good why="Say what stays after it: evergreen stays, apricot goes.">
          <Meter
            label="Budžet posle kupovine"
            max={120_000}
            segments={[
              { tone: 'brand', value: 39_325 },
              { tone: 'accent', value: 8925 },
            ]}
            valueText="Posle kupovine ostaje 39.325,00 RSD"
          />
          <p className="text-14">Posle kupovine ostaje 39.325,00 RSD</p>
        </Side>
        <Side good={false} why="A bare number leaves the sum to the reader.">
          <p>Iznos: 8.925,00 RSD</p>
        </Side>
      </Pair>
      <Pair>
        <Side good why="Words carry the state; colour only helps.">
          <Cluster>
            <Badge>U radnji</Badge>
            <span className="text-14">Važi do 31. decembra</span>
          </Cluster>
        </Side>
        <Side good={false} why="No borders round cards, no icons in coloured circles.">
          <div className="flex items-center gap-3 rounded-12 border border-line-strong p-3">
            <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-warning">%</span>
            <span className="text-14">Popust</span>
          </div>
        </Side>
      </Pair>
    </div>
  );
}
