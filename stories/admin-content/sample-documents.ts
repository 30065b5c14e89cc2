import type { EditedDocument, ListedDocument } from '#contract/documents/admin-documents.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';

const CHANGED = { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Milan Marković' } };

const document = (id: number, rest: Partial<ListedDocument>): ListedDocument =>
  Object.assign(
    {
      id,
      title_sr: 'Pravila programa',
      title_en: 'Rules of the programme',
      language: 'SR' as const,
      name: 'pravila-programa.pdf',
      type: 'application/pdf',
      bytes: 48_200,
      active: true,
      revision: 3,
      missing: [],
      changed: CHANGED,
    },
    rest,
  );

/** Documents as in the administration list. */
export const sampleDocuments: readonly ListedDocument[] = [
  document(1, {}),
  document(2, { language: 'EN', name: 'rules-of-the-programme.pdf', bytes: 51_700 }),
  document(3, { title_sr: '', title_en: 'How to file a request', missing: ['sr'], name: 'how-to.pdf', language: 'EN' }),
  document(4, {
    title_sr: 'Kako se podnosi zahtev za refundaciju kada račun glasi na nekoga iz porodice',
    title_en: '',
    missing: ['en'],
    bytes: 3_480_000,
    name: 'kako-se-podnosi-zahtev-za-refundaciju.pdf',
  }),
  document(5, { title_sr: 'Cenovnik 2025', title_en: 'Price list 2025', active: false, name: 'cenovnik-2025.pdf' }),
];

/** The list's answer to a query. */
export const documentsAsked = (search: URLSearchParams) => {
  const state = search.get('state');
  return listAnswer(sampleDocuments, {
    state: state === null ? null : ({ active }) => active === (state === 'active'),
  });
};

/** A document by its id, as read by its form. */
export function documentAsked(id: number): EditedDocument | undefined {
  const found = sampleDocuments.find((each) => each.id === id);
  return found && Object.assign({}, found, { changed_at: found.changed.at });
}

export const documentOrderAsked = () => ({ ids: sampleDocuments.map(({ id }) => id) });
