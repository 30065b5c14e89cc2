import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Transaction } from '#server/database/database.ts';
import { putFile, storeFile } from '#server/files/files.service.ts';
import type { Storage } from '#server/files/storage.ts';
import { checkUpload } from '#server/files/uploaded-file.ts';
import type { PersonKey } from '#server/people/person-key.ts';
import { fileRequest } from '#server/requests/file-request.ts';
import { moveRequest } from '#server/requests/move-request.ts';
import type { Mover } from '#server/requests/mover.ts';
import { answerReviewers, askEmployee } from '#server/requests/request-comments.ts';
import { FILED, type Filed } from '../composer/requests.ts';
import { known } from '../known.ts';
import { invoicePdf } from '../receipts/invoice-pdf.ts';
import { type Sale, totalOf } from '../receipts/sale.ts';
import { plainSlip, tillReceipt } from '../receipts/till-receipt.ts';
import { DEMO_COMPANIES } from './companies.ts';
import { LEARNING } from './gifts.ts';
import { type DemoPlaces, daysAgo, type Happening } from './places.ts';

const DAY = 24 * 60 * 60 * 1000;
const PART = { field: 'file', types: ['application/pdf', 'image/png'], mostBytes: 2_000_000, required: true } as const;

/** Filing, comments and decisions of the reimbursement requests, made through the shop's own services with the clock set to those days. */
export function requestsOf(transaction: Transaction, storage: Storage, places: DemoPlaces): Happening[] {
  const { people } = places;
  return FILED.flatMap((filed) => {
    const { by } = filed;
    const person = known(people, `${by ?? 'employee'}@izbor.demo`);
    const reviewer = reviewerOf(people, by === undefined ? 'company-admin@izbor.demo' : null);
    const at = daysAgo(filed.daysAgo, places);
    let requestId = 0;
    const fileIt = async () => {
      requestId = await file(transaction, storage, { person, filed, at });
    };
    const steps = review(transaction, { person, reviewer, filed, requestId: () => requestId });
    const later = steps.map(({ after, happen }) => ({ at: daysAgo(filed.daysAgo - after, places), happen }));
    return [{ at, happen: fileIt }, ...later];
  });
}

async function file(
  transaction: Transaction,
  storage: Storage,
  { person, filed, at }: { person: PersonKey; filed: Filed; at: Date },
): Promise<number> {
  const { kind, category = LEARNING, provider, description } = filed;
  const day = new Date(at.getTime() - 2 * DAY).toISOString().slice(0, 10);
  const { name: buyer, currency } = DEMO_COMPANIES[filed.by === undefined ? 'IZBOR-RS' : 'IZBOR-BA'];
  const paper = paperOf(filed.file, Object.assign({ currency, day }, filed), buyer);
  const sent = await checkUpload(paper, PART);
  const put = await putFile(storage, person, { file: sent, now: at });
  return fileRequest(transaction, {
    person,
    kind,
    categoryId: category,
    providerName: provider,
    description,
    amount: totalOf(filed),
    purchaseDate: day,
    file: { sha256: sent.sha256, store: (inside) => storeFile(inside, person, put) },
    resubmits: null,
    duplicateAccepted: true,
    idempotencyKey: null,
    now: at,
  });
}

/** The receipt or invoice of a sale, as a file. */
function paperOf(kind: Filed['file'], sale: Sale, buyer: string): { name: string; bytes: Buffer } {
  if (kind === 'invoice') return { name: 'faktura.pdf', bytes: invoicePdf(sale, buyer) };
  if (kind === 'slip') return { name: 'racun.png', bytes: plainSlip(sale) };
  return { name: 'racun.png', bytes: tillReceipt(sale, { cut: kind === 'cut-receipt' }) };
}

type Reviewer = Pick<Mover, 'actorId' | 'acting' | 'ofPlatform'>;

/** A reviewer of the company, or with null an administrator of the platform. */
function reviewerOf(people: DemoPlaces['people'], email: string | null): Reviewer {
  const acting = known(people, email ?? 'admin@izbor.demo');
  const reviewer = { actorId: acting.userId, acting };
  return email === null ? Object.assign(reviewer, { ofPlatform: true as const }) : reviewer;
}

interface Reviewed {
  person: PersonKey;
  reviewer: Reviewer;
  filed: Filed;
  /** Id of the request, known once it is filed. */
  requestId: () => number;
}

interface Step extends Pick<Happening, 'happen'> {
  /** Days after the filing. */
  after: number;
}

function review(transaction: Transaction, { person, reviewer, filed, requestId: id }: Reviewed): Step[] {
  const { status, reason = '', comments = [] } = filed;
  const { companyId } = person;
  const boss = Object.assign({ companyId, side: 'reviewer' as const }, reviewer);
  const employee = { companyId, actorId: person.userId, side: 'employee' as const };
  const move = (by: typeof boss | typeof employee, to: RequestStatus, reason?: string) => (now: Date) =>
    moveRequest(transaction, by, { requestId: id(), to, now, ...(reason !== undefined && { reason }) });
  if (status === 'pending') return [];
  if (status === 'cancelled') return [{ after: 1, happen: move(employee, status) }];
  const [question, answer] = comments;
  const ask = (text: string) => (now: Date) => askEmployee(transaction, boss, { requestId: id(), text, now });
  const reply = (text: string) => (now: Date) => answerReviewers(transaction, person, { requestId: id(), text, now });
  return [
    { after: 1, happen: move(boss, 'in_review') },
    ...(question ? [{ after: 2, happen: ask(question) }] : []),
    ...(answer ? [{ after: 2.2, happen: reply(answer) }] : []),
    ...(status === 'in_review' ? [] : [{ after: 3, happen: move(boss, status, reason) }]),
  ];
}
