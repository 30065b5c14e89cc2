import { sql } from 'drizzle-orm';
import { cartItems } from '#server/cart/cart.table.ts';
import { completePurchase } from '#server/checkout/checkout.service.ts';
import type { Transaction } from '#server/database/database.ts';
import { ask } from '#server/database/statement.ts';
import { cancelOrder } from '#server/orders/orders.service.ts';
import type { PersonKey } from '#server/people/person-key.ts';
import { known } from '../known.ts';
import type { DemoPlaces, Happening } from './places.ts';

/** A purchase: its time as a fraction of the year so far (0…1, 1 is now), and counts of benefits by their Serbian names. */
interface Purchase {
  by: string;
  at: number;
  lines: Record<string, number>;
  /** Whether it was cancelled an hour later. */
  cancelled?: true | undefined;
}

const HOUR = 60 * 60 * 1000;

const GYM = 'Mesečna članarina: teretana, bazen i sauna';
const POOL = 'Plivanje, deset dolazaka';
const CHECK_UP = 'Sistematski pregled sa laboratorijskom analizom';
const DENTIST = 'Stomatološki pregled i uklanjanje kamenca';
const ENGLISH = 'Kurs engleskog jezika za početnike';
const GROCERIES = 'Vaučer za namirnice';
const MASSAGE = 'Relaks masaža celog tela, 60 minuta';
const THEATRE = 'Dve ulaznice za premijeru po izboru';
const TARA = 'Vikend za dvoje na Tari';
const HAIRCUT = 'Šišanje i nega kose';
const PLANTS = 'Sobne biljke: paket za radni sto';
const BICYCLE = 'Servis bicikla pred sezonu';

const EMPLOYEE = 'employee@izbor.demo';

const FIVE = ['corporate', 'emir.begic', 'lejla.kovacevic', 'dragan.stanic', 'selma.mujic'].map(
  (name) => `${name}@izbor.demo`,
);
const SHOPPED: readonly Record<string, number>[] = [
  { 'Vaučer za kupovinu namirnica': 2 },
  { 'Akva aerobik, deset termina': 1 },
  { 'Šišanje i feniranje': 1, 'Hamam, dva sata': 1 },
  { 'Kružni trening, osam termina': 1 },
  { 'Pregled zuba za cijelu porodicu': 1 },
  { 'Muzejska karta za porodicu': 2, 'Aščinica: ručak po izboru': 1 },
  { 'Vaučer za kupovinu namirnica': 3 },
  { 'Hamam, dva sata': 2 },
];

// The employee's lines paid from the flexible budget total 71.750,00 RSD: of 120.000,00 there are 48.250,00 left.
export const PURCHASES: readonly Purchase[] = [
  { by: EMPLOYEE, at: 0.08, lines: { [GROCERIES]: 2, [HAIRCUT]: 1 } },
  { by: EMPLOYEE, at: 0.16, lines: { [POOL]: 1 } },
  { by: EMPLOYEE, at: 0.22, lines: { [ENGLISH]: 1 } },
  { by: EMPLOYEE, at: 0.3, lines: { [BICYCLE]: 1, [PLANTS]: 1 } },
  { by: EMPLOYEE, at: 0.42, lines: { [TARA]: 1 } },
  { by: EMPLOYEE, at: 0.5, lines: { [CHECK_UP]: 1, [DENTIST]: 1 } },
  { by: EMPLOYEE, at: 0.61, lines: { [GROCERIES]: 3, [MASSAGE]: 1 } },
  { by: EMPLOYEE, at: 0.72, lines: { [THEATRE]: 1, [POOL]: 1 } },
  { by: EMPLOYEE, at: 0.83, lines: { [GYM]: 1, [THEATRE]: 1 } },
  { by: EMPLOYEE, at: 0.87, lines: { [TARA]: 1, [GROCERIES]: 1 }, cancelled: true },
  { by: EMPLOYEE, at: 0.92, lines: { [GROCERIES]: 4, [HAIRCUT]: 1 } },
  { by: EMPLOYEE, at: 0.995, lines: { [THEATRE]: 1 } },
  { by: 'poor@izbor.demo', at: 0.4, lines: { [GROCERIES]: 3 } },
  { by: 'poor@izbor.demo', at: 0.9, lines: { [GROCERIES]: 1 } },
  { by: 'two-step@izbor.demo', at: 0.55, lines: { [ENGLISH]: 1, [MASSAGE]: 1 } },
  { by: 'company-admin@izbor.demo', at: 0.65, lines: { [CHECK_UP]: 1 } },
  { by: 'ana.jovanovic@izbor.demo', at: 0.35, lines: { [GYM]: 2, [GROCERIES]: 2 } },
  { by: 'marko.nikolic@izbor.demo', at: 0.45, lines: { [TARA]: 1 } },
  { by: 'jovana.djukic@izbor.demo', at: 0.75, lines: { [MASSAGE]: 2, [HAIRCUT]: 1 } },
  // The purchase whose refund an administrator of the platform proposes.
  { by: 'goran.vasic@izbor.demo', at: 0.975, lines: { [TARA]: 6 } },
  // The company of the person with the corporate account: all five employees buy something in most months.
  ...FIVE.flatMap((by, place) =>
    SHOPPED.map((lines, month): Purchase => ({ by, at: 0.05 + month * 0.12 + place * 0.004, lines })),
  ),
  { by: 'lejla.kovacevic@izbor.demo', at: 0.535, lines: { 'Preventivni pregled za zaposlene': 1 } },
  { by: 'dragan.stanic@izbor.demo', at: 0.7, lines: { 'Vlašić, vikend u pansionu': 1 }, cancelled: true },
];

/** Purchases of the demo people, made through the shop's own checkout with the clock set to those days. */
export function purchasesOf(transaction: Transaction, { people, benefits, yearStart, now }: DemoPlaces): Happening[] {
  const year = now.getTime() - yearStart.getTime();
  return PURCHASES.map(({ by, at, lines, cancelled }) => ({
    at: new Date(yearStart.getTime() + year * at),
    happen: (day) => buy(day, known(people, by), { lines, cancelled }),
  }));

  async function buy(day: Date, person: PersonKey, { lines, cancelled }: Pick<Purchase, 'lines' | 'cancelled'>) {
    const items = Object.entries(lines).map(([name, count]) => ({ benefitId: known(benefits, name), count }));
    await transaction.insert(cartItems).values(items.map((item) => ({ ...person, ...item, createdAt: day })));
    const { id } = await completePurchase(transaction, {
      person,
      language: 'SR',
      idempotencyKey: null,
      seen: null,
      now: day,
    });
    const later = new Date(Math.min(now.getTime(), day.getTime() + HOUR));
    const hand = { by: 'employee', actorId: person.userId, now: later } as const;
    if (cancelled) await cancelOrder(transaction, person, id, hand);
  }
}

/** Completes old history: orders delivered, mails sent, notifications read, older vouchers used. */
export async function settleHistory(transaction: Transaction, { yearStart, now }: DemoPlaces): Promise<void> {
  const at = new Date(yearStart.getTime() + (now.getTime() - yearStart.getTime()) * 0.9).toISOString();
  await ask(
    transaction,
    sql`
    update orders set status = 'completed', in_process_at = created_at + interval '1 day', completed_at = created_at + interval '2 days'
    where status = 'pending' and created_at < ${at}::timestamptz`,
  );
  await ask(transaction, sql`update outbox set delivered_at = created_at`);
  await ask(transaction, sql`update notifications set seen = true, previewed = true`);
  await ask(
    transaction,
    sql`
    update vouchers v set used_at = o.created_at + interval '9 days'
    from order_lines l join orders o on o.company_id = l.company_id and o.id = l.order_id
    where l.company_id = v.company_id and l.id = v.order_line_id and v.voided_at is null and o.created_at < ${at}::timestamptz`,
  );
}
