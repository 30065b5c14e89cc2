import { toMinor } from '#contract/money/money.rules.ts';
import type { RequestKind, RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Transaction } from '#server/database/database.ts';
import { putFile, storeFile } from '#server/files/files.service.ts';
import type { Storage } from '#server/files/storage.ts';
import { checkUpload } from '#server/files/uploaded-file.ts';
import type { PersonKey } from '#server/people/person-key.ts';
import { fileRequest } from '#server/requests/file-request.ts';
import { moveRequest } from '#server/requests/move-request.ts';
import type { Mover } from '#server/requests/mover.ts';
import { answerReviewers, askEmployee } from '#server/requests/request-comments.ts';
import { known } from '../known.ts';
import { type DemoPlaces, daysAgo, type Happening } from './places.ts';
import { receiptPdf, receiptPicture } from './receipts.ts';

const DAY = 24 * 60 * 60 * 1000;
const PART = { field: 'file', types: ['application/pdf', 'image/png'], mostBytes: 2_000_000, required: true } as const;

/** A request with what was written about it. */
interface Filed {
  /** The employee, unless said. */
  by?: string;
  /** The budget of the year that it draws on first: that of learning, unless said. */
  categoryId?: number;
  daysAgo: number;
  kind: RequestKind;
  provider: string;
  description: string;
  /** In the currency of their company. */
  amount: number;
  status: RequestStatus;
  reason?: string;
  file: 'pdf' | 'picture';
  /** By turns, the reviewer first. */
  comments?: readonly string[];
}

const FILED: readonly Filed[] = [
  {
    daysAgo: 71,
    kind: 'reimbursement',
    provider: 'Knjižara Bulevar',
    amount: 3900,
    status: 'accepted',
    file: 'picture',
    description: 'Dve knjige o tipografiji i jedna o dizajnu usluga.',
    comments: ['Da li su sve tri knjige za tebe?', 'Jesu, sve tri. Na računu su jedna ispod druge.'],
  },
  {
    daysAgo: 46,
    kind: 'reimbursement',
    provider: 'Škola crtanja Grafit',
    amount: 7200,
    status: 'rejected',
    file: 'picture',
    description: 'Radionica akvarela, četiri subote.',
    reason: 'Na slici se ne vidi datum računa. Fotografiši ceo račun i podnesi zahtev ponovo, rado ćemo ga prihvatiti.',
  },
  {
    daysAgo: 30,
    kind: 'invoice',
    provider: 'Centar za jezike Sava',
    amount: 9600,
    status: 'cancelled',
    file: 'pdf',
    description: 'Kurs italijanskog, početni nivo.',
  },
  {
    daysAgo: 12,
    kind: 'invoice',
    provider: 'Konferencija Nova forma',
    amount: 8400,
    status: 'in_review',
    file: 'pdf',
    description: 'Kotizacija za dvodnevnu konferenciju o dizajnu.',
    comments: ['Na fakturi nema imena učesnika. Možeš li da pošalješ potvrdu o prijavi, ili da napišeš ko ide?'],
  },
  {
    daysAgo: 5,
    kind: 'reimbursement',
    provider: 'Studio Keramika',
    amount: 4650.5,
    status: 'pending',
    file: 'picture',
    description: 'Radionica keramike za početnike, sa materijalom.',
  },
  // In the company of whoever has the corporate account nobody reviews, so the platform does.
  {
    by: 'emir.begic@izbor.demo',
    categoryId: 1,
    daysAgo: 64,
    kind: 'reimbursement',
    provider: 'Optika Baščaršija',
    amount: 145.5,
    status: 'accepted',
    file: 'picture',
    description: 'Naočare za rad za računarom.',
  },
  {
    by: 'selma.mujic@izbor.demo',
    categoryId: 1,
    daysAgo: 37,
    kind: 'reimbursement',
    provider: 'Fizikalna terapija Zenica',
    amount: 120,
    status: 'accepted',
    file: 'picture',
    description: 'Šest tretmana za vrat i leđa.',
  },
  {
    by: 'lejla.kovacevic@izbor.demo',
    categoryId: 1,
    daysAgo: 21,
    kind: 'reimbursement',
    provider: 'Apoteka Tuzla',
    amount: 38.4,
    status: 'rejected',
    file: 'picture',
    description: 'Vitamini.',
    reason: 'Račun nije fiskalni. Podnesi fiskalni račun, pa ćemo ga rado prihvatiti.',
  },
  {
    by: 'dragan.stanic@izbor.demo',
    categoryId: 1,
    daysAgo: 3,
    kind: 'invoice',
    provider: 'Zdravstveni centar Vrbas',
    amount: 210,
    status: 'pending',
    file: 'pdf',
    description: 'Sistematski pregled.',
  },
];

/** How what the employee asked to be paid was filed, discussed and decided, as people did it. */
export function requestsOf(transaction: Transaction, storage: Storage, places: DemoPlaces): Happening[] {
  const { people } = places;
  return FILED.flatMap((filed) => {
    const { by } = filed;
    const person = known(people, by ?? 'employee@izbor.demo');
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
  const { kind, categoryId = 4, provider, description, amount } = filed;
  const isPdf = filed.file === 'pdf';
  const bytes = isPdf ? receiptPdf(provider, amount) : receiptPicture(provider.length);
  const sent = await checkUpload({ name: isPdf ? 'faktura.pdf' : 'racun.png', bytes }, PART);
  const put = await putFile(storage, person, { file: sent, now: at });
  return fileRequest(transaction, {
    person,
    kind,
    categoryId,
    providerName: provider,
    description,
    amount: toMinor(amount),
    purchaseDate: new Date(at.getTime() - 2 * DAY).toISOString().slice(0, 10),
    file: { sha256: sent.sha256, store: (inside) => storeFile(inside, person, put) },
    resubmits: null,
    duplicateAccepted: true,
    idempotencyKey: null,
    now: at,
  });
}

type Reviewer = Pick<Mover, 'actorId' | 'acting' | 'ofPlatform'>;

/** Somebody of the company, or else whoever runs the platform. */
function reviewerOf(people: DemoPlaces['people'], email: string | null): Reviewer {
  const acting = known(people, email ?? 'admin@izbor.demo');
  const reviewer = { actorId: acting.userId, acting };
  return email === null ? Object.assign(reviewer, { ofPlatform: true as const }) : reviewer;
}

interface Reviewed {
  person: PersonKey;
  reviewer: Reviewer;
  filed: Filed;
  /** Known once it is filed. */
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
