import { sql } from 'drizzle-orm';
import { toMinor } from '#contract/money/money.rules.ts';
import type { RequestKind, RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Transaction } from '../database/database.ts';
import { putFile, storeFile } from '../files/files.service.ts';
import type { Storage } from '../files/storage.ts';
import { checkUpload } from '../files/uploaded-file.ts';
import { fileRequest } from '../requests/file-request.ts';
import { moveRequest } from '../requests/move-request.ts';
import { answerReviewers, askEmployee } from '../requests/request-comments.ts';
import type { PersonKey } from '../users/take-turn.ts';
import { known } from './demo-catalogue.ts';
import type { DemoPlaces } from './demo-places.ts';
import { receiptPdf, receiptPicture } from './demo-receipts.ts';

const DAY = 24 * 60 * 60 * 1000;
const PART = { field: 'file', types: ['application/pdf', 'image/png'], mostBytes: 2_000_000, required: true } as const;

/** A request of the employee, with what was written about it. All draw on the yearly budget of learning. */
interface Filed {
  daysAgo: number;
  kind: RequestKind;
  provider: string;
  description: string;
  /** In dinars. */
  amount: number;
  status: RequestStatus;
  reason?: string;
  file: 'pdf' | 'picture';
  /** By turns, the reviewer first. */
  comments?: readonly string[];
}

const FILED: readonly Filed[] = [
  {
    ...{
      daysAgo: 71,
      kind: 'reimbursement',
      provider: 'Knjižara Bulevar',
      amount: 3900,
      status: 'accepted',
      file: 'picture',
    },
    description: 'Dve knjige o tipografiji i jedna o dizajnu usluga.',
    comments: ['Da li su sve tri knjige za tebe?', 'Jesu, sve tri. Na računu su jedna ispod druge.'],
  },
  {
    ...{
      daysAgo: 46,
      kind: 'reimbursement',
      provider: 'Škola crtanja Grafit',
      amount: 7200,
      status: 'rejected',
      file: 'picture',
    },
    description: 'Radionica akvarela, četiri subote.',
    reason: 'Na slici se ne vidi datum računa. Fotografiši ceo račun i podnesi zahtev ponovo, rado ćemo ga prihvatiti.',
  },
  {
    ...{
      daysAgo: 30,
      kind: 'invoice',
      provider: 'Centar za jezike Sava',
      amount: 9600,
      status: 'cancelled',
      file: 'pdf',
    },
    description: 'Kurs italijanskog, početni nivo.',
  },
  {
    ...{
      daysAgo: 12,
      kind: 'invoice',
      provider: 'Konferencija Nova forma',
      amount: 8400,
      status: 'in_review',
      file: 'pdf',
    },
    description: 'Kotizacija za dvodnevnu konferenciju o dizajnu.',
    comments: ['Na fakturi nema imena učesnika. Možeš li da pošalješ potvrdu o prijavi, ili da napišeš ko ide?'],
  },
  {
    ...{
      daysAgo: 5,
      kind: 'reimbursement',
      provider: 'Studio Keramika',
      amount: 4650.5,
      status: 'pending',
      file: 'picture',
    },
    description: 'Radionica keramike za početnike, sa materijalom.',
  },
];

/** Files, discusses and decides what the employee asked to be paid, as people did it, oldest first. */
export async function seedRequests(
  transaction: Transaction,
  storage: Storage,
  { people, yearStart, now }: DemoPlaces,
): Promise<void> {
  // Early in the year everything came quicker: the budget is that of the year.
  const day = DAY * Math.min(1, (now.getTime() - yearStart.getTime()) / (80 * DAY));
  const person = known(people, 'employee@izbor.demo');
  const reviewer = known(people, 'company-admin@izbor.demo');
  for (const filed of FILED) {
    const at = new Date(now.getTime() - filed.daysAgo * day);
    const requestId = await file(transaction, storage, { person, filed, at });
    await review(transaction, { person, reviewer, filed, requestId, at, day });
  }
  // Long read: what is new to the demo people is told elsewhere.
  await transaction.execute(sql`update notifications set seen = true, previewed = true`);
  await transaction.execute(sql`update outbox set delivered_at = created_at where kind = 'request_news'`);
}

async function file(
  transaction: Transaction,
  storage: Storage,
  { person, filed, at }: { person: PersonKey; filed: Filed; at: Date },
): Promise<number> {
  const { kind, provider, description, amount } = filed;
  const isPdf = filed.file === 'pdf';
  const bytes = isPdf ? receiptPdf(provider, amount) : receiptPicture(provider.length);
  const sent = await checkUpload({ name: isPdf ? 'faktura.pdf' : 'racun.png', bytes }, PART);
  const put = await putFile(storage, person, { file: sent, now: at });
  return fileRequest(transaction, {
    ...{ person, kind, categoryId: 4, providerName: provider, description, amount: toMinor(amount) },
    purchaseDate: new Date(at.getTime() - 2 * DAY).toISOString().slice(0, 10),
    file: { sha256: sent.sha256, store: (inside) => storeFile(inside, person, put) },
    ...{ resubmits: null, duplicateAccepted: true, idempotencyKey: null, now: at },
  });
}

interface Reviewed {
  person: PersonKey;
  reviewer: PersonKey;
  filed: Filed;
  requestId: number;
  at: Date;
  day: number;
}

async function review(
  transaction: Transaction,
  { person, reviewer, filed, requestId, at, day }: Reviewed,
): Promise<void> {
  const { status, reason = '', comments = [] } = filed;
  const { companyId } = person;
  const later = (days: number) => new Date(at.getTime() + days * day);
  const boss = { companyId, actorId: reviewer.userId, side: 'reviewer' as const };
  if (status === 'cancelled') {
    const employee = { companyId, actorId: person.userId, side: 'employee' as const };
    await moveRequest(transaction, employee, { requestId, to: 'cancelled', now: later(1) });
  }
  if (status === 'pending' || status === 'cancelled') return;
  await moveRequest(transaction, boss, { requestId, to: 'in_review', now: later(1) });
  const [question, answer] = comments;
  if (question) await askEmployee(transaction, boss, { requestId, text: question, now: later(2) });
  if (answer) await answerReviewers(transaction, person, { requestId, text: answer, now: later(2.2) });
  if (status !== 'in_review') await moveRequest(transaction, boss, { requestId, to: status, reason, now: later(3) });
}
