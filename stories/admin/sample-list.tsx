import { queryOptions } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { formatMoney, type Minor, toMinor } from '#contract/money/money.rules.ts';
import { EmptyFirst } from '#design-system/empty-first/empty-first.tsx';
import { Languages } from '#design-system/languages/languages.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State } from '#design-system/state/state.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { useLanguage } from '#locales/texts.tsx';
import type { Selection } from '#machines/records/selection.ts';
import { useBulk } from '#src/admin/bulk/use-bulk.ts';
import type { ListColumn } from '#src/admin/list/list-columns.ts';
import { RecordList } from '#src/admin/list/record-list.tsx';
import { useList } from '#src/admin/list/use-list.ts';
import { Amount } from '#src/admin/parts/amount.tsx';
import { type ListPlace, listAddress, manyField } from '#src/admin/parts/list-address.ts';
import { RecordLink } from '#src/admin/parts/record-link.tsx';
import { ApiError } from '#src/api/api-error.ts';
import { choiceField } from '#src/ground/address.ts';
import { PictureFrame } from '#src/ground/picture-frame.tsx';
import { listAnswer } from '#src/testing/list-answer.ts';
import { sampleBenefits } from '../testing/sample-benefits.ts';
import { inLanguage } from '../testing/sample-words.ts';
import { useSampleBulk } from './sample-bulk.ts';

const WORDS = {
  SR: {
    title: 'Benefiti',
    of: 'benefita',
    name: 'Naziv',
    provider: 'Partner',
    price: 'Cena',
    languages: 'Jezici',
    state: 'Stanje',
    added: 'Dodato',
    on: 'U ponudi',
    off: 'Van ponude',
    missing: 'Bez prevoda',
    draft: 'Nacrt',
    search: 'Naziv, partner',
    make: 'Novi benefit',
    withdraw: 'Skloni iz ponude…',
    all: 'Svi',
    actions: 'Radnje',
    worth: 'Vredi',
    has: 'Srpski i engleski',
    lacks: 'Engleski nedostaje',
    flexible: 'fleksibilni',
    first: 'Još nema benefita',
    firstText: 'Benefit je ono što ljudi biraju: kurs, pregled, vikend. Naziv i partner su dovoljni za početak.',
  },
  EN: {
    title: 'Benefits',
    of: 'benefits',
    name: 'Name',
    provider: 'Provider',
    price: 'Price',
    languages: 'Languages',
    state: 'State',
    added: 'Added',
    on: 'On offer',
    off: 'Not on offer',
    missing: 'No translation',
    draft: 'Draft',
    search: 'Name, provider',
    make: 'New benefit',
    withdraw: 'Take off the shelf…',
    all: 'All',
    actions: 'Actions',
    worth: 'Worth',
    has: 'Serbian and English',
    lacks: 'English is missing',
    flexible: 'flexible',
    first: 'No benefits yet',
    firstText:
      'A benefit is what people choose: a course, a check-up, a weekend. A name and a provider are enough to begin.',
  },
};

const STATES = ['on', 'missing', 'off', 'draft'] as const;
const TONES = { on: 'on', missing: 'waiting', off: 'off', draft: 'draft' } as const;
const stateOf = ({ id }: BenefitInList) => STATES[id % 4 === 2 ? 1 : id % 7 === 3 ? 2 : id % 9 === 5 ? 3 : 0] ?? 'on';

const address = listAddress({
  sorts: ['name', 'provider', 'price'],
  columns: ['name', 'provider', 'price', 'languages', 'state', 'added'],
  filters: { state: choiceField(STATES), provider: manyField(), ids: manyField() },
});

type Values = ReturnType<typeof address.read>;
/** `old`: it was loaded, and now there is no network. `grown`: it was loaded, and others have added rows since. */
type Mood = 'ready' | 'loading' | 'failed' | 'offline' | 'old' | 'grown' | 'none';

const NO_NETWORK = new ApiError({ kind: 'network', code: 'network', message: '' });
/** Number of rows that others have added. */
const ADDED = 9;
/** When the old rows were loaded. */
const READ_AT = Date.parse('2026-11-20T14:05:00+01:00');

const rows = (many: number): readonly BenefitInList[] =>
  Array.from({ length: many }, (_, place) =>
    Object.assign({}, sampleBenefits[place % sampleBenefits.length] as BenefitInList, { id: place + 1 }),
  );

function answer({ q, state, provider, ids, page, per, sort }: Values, mood: Mood, many: number) {
  const key = sort.replace('-', '');
  const { results: found, ...answered } = listAnswer(mood === 'none' ? [] : rows(many), {
    search: q === '' ? null : ({ name }) => name.toLowerCase().includes(q.toLowerCase()),
    state: state === '' ? null : (row) => stateOf(row) === state,
    provider: provider.length === 0 ? null : (row) => provider.includes(String(row.provider.id)),
    ids: ids.length === 0 ? null : (row) => ids.includes(String(row.id)),
  });
  const rising = found.toSorted((one, other) =>
    key === 'price' ? (one.price ?? 0) - (other.price ?? 0) : one.name.localeCompare(other.name),
  );
  const sorted = sort.startsWith('-') ? rising.toReversed() : rising;
  return Object.assign(answered, { results: sorted.slice((page - 1) * per, page * per) });
}

interface SampleListProps {
  mood?: Mood;
  many?: number;
}

/** An administration list of the sample benefits. */
export function SampleList({ mood = 'ready', many = 48 }: SampleListProps) {
  const language = useLanguage();
  const t = WORDS[language];
  const bulk = useBulk(useSampleBulk());
  const list = useList({
    address,
    ask: (values: Values) =>
      queryOptions({
        queryKey: ['sample list', values, mood, language],
        queryFn: async () => {
          if (mood === 'loading') return new Promise<never>(() => {});
          if (mood === 'failed') throw new Error('Server predugo ne odgovara. Pokušaj ponovo.');
          if (mood === 'offline' || mood === 'old') throw NO_NETWORK;
          return inLanguage(answer(values, mood, many), language);
        },
        ...((mood === 'old' || mood === 'grown') && {
          initialData: () => inLanguage(answer(values, mood, mood === 'old' ? many : many - ADDED), language),
          initialDataUpdatedAt: READ_AT,
          staleTime: 0,
        }),
      }),
  });
  return (
    <RecordList
      list={list}
      title={t.title}
      counted={(count) => `${count} ${t.of}`}
      columns={columnsOf(list, t)}
      rowKey={({ id }) => id}
      nameOf={({ name }) => name}
      search={t.search}
      filters={[
        { name: 'state', label: t.state, options: STATES.map((value) => ({ value, label: t[value] })) },
        {
          name: 'provider',
          label: t.provider,
          many: true,
          options: inLanguage(sampleBenefits, language)
            .slice(0, 6)
            .map(({ provider }) => ({ value: String(provider.id), label: provider.name })),
        },
      ]}
      saved={[
        { key: 'all', label: t.all, change: {} },
        { key: 'on', label: t.on, change: { state: 'on' } },
        { key: 'missing', label: t.missing, change: { state: 'missing' } },
      ]}
      make={t.make}
      bulk={bulk}
      sumsOf={(selection) => <Worth selection={selection} />}
      actions={{
        header: t.actions,
        cell: ({ name }) => (
          <ToolButton aria-label={`${t.withdraw} ${name}`} className="px-2 text-ink-muted">
            <Trash2 aria-hidden size={16} />
          </ToolButton>
        ),
      }}
      first={
        <EmptyFirst
          picture={
            <PictureFrame image="/pictures/food-groceries-0.svg" className="aspect-auto size-full rounded-none" />
          }
          title={t.first}
          text={t.firstText}
          actions={
            <ToolButton tone="primary" shortcut="n">
              {t.make}
            </ToolButton>
          }
        />
      }
    />
  );
}

/** Total price of the selected rows; not known for "all found". */
function Worth({ selection }: { selection: Selection }) {
  const language = useLanguage();
  if (selection.of === 'all') return null;
  const chosen = rows(48).filter(({ id }) => selection.keys.includes(id));
  const worth = chosen.reduce((sum, { price }) => sum + toMinor(price ?? 0), 0);
  return `${WORDS[language].worth}: ${formatMoney(worth, 'RSD', language)}`;
}

type ListOf = Parameters<typeof RecordLink>[0]['list'] & { values: ListPlace };

const columnsOf = (list: ListOf, t: (typeof WORDS)['SR']): readonly ListColumn<BenefitInList>[] => [
  {
    key: 'name',
    header: t.name,
    sortable: true,
    heading: true,
    rowHeader: true,
    face: () => 'picture',
    cell: ({ id, name, pictures }) => (
      <RecordName
        detail={t.flexible}
        leading={<PictureFrame image={pictures[0]?.image} className="aspect-auto size-full rounded-none" />}
      >
        <RecordLink list={list} id={id} name={name} />
      </RecordName>
    ),
  },
  {
    key: 'provider',
    header: t.provider,
    sortable: true,
    phone: 'beside',
    cell: ({ provider }) => <span className="text-ink-muted">{provider.name}</span>,
  },
  {
    key: 'price',
    header: t.price,
    sortable: true,
    align: 'end',
    phone: 'corner',
    cell: ({ price }) => price !== null && <Amount amount={toMinor(price) as Minor} currency="RSD" />,
  },
  {
    key: 'languages',
    header: t.languages,
    phone: 'hidden',
    spare: 2,
    cell: (row) => {
      const has = stateOf(row) !== 'missing';
      return (
        <Languages
          label={has ? t.has : t.lacks}
          languages={[
            { code: 'SR', has: true },
            { code: 'EN', has },
          ]}
        />
      );
    },
  },
  {
    key: 'state',
    header: t.state,
    phone: 'foot',
    cell: (row) => <State tone={TONES[stateOf(row)]}>{t[stateOf(row)]}</State>,
  },
  { key: 'added', header: t.added, extra: true, cell: () => '20.11.2026.' },
];
