import { Link } from 'react-router-dom';
import type { GiftDetail, GiftPerson } from '#contract/gifts/gifts.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { listLook } from '#design-system/data-table/list-look.ts';
import type { Column } from '#design-system/data-table/table-column.ts';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { State } from '#design-system/state/state.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { BareAmount } from '../admin/parts/amount.tsx';
import { ListPager } from '../ground/list-pager.tsx';
import { paths } from '../ground/paths.ts';
import { ReadTable } from '../ground/read-table.tsx';
import { isPastYear } from './budget-name.ts';
import type { GiftViewProps, ShownPeople } from './gift-view-props.ts';

interface GiftPeopleProps extends GiftViewProps {
  gift: GiftDetail;
  /** Whether money of the gift can be taken back now. */
  mayTake: boolean;
}

const SHOWN: readonly ShownPeople[] = ['', 'given', 'waiting', 'left_out'];

const TONES = { given: 'on', waiting: 'draft', left_out: 'off' } as const;

/** The recipients, whether each has the money, and what each has not spent. */
export function GiftPeople(props: GiftPeopleProps) {
  const { gift, people, show, page, perPage, onShow, onPage, onTakeBack, mayTake } = props;
  const t = useTexts(adminBudgetsTexts);
  const named = useNamed();
  const hasOthers = gift.waiting > 0 || gift.left_out > 0;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-18">{t(gift.status === 'waiting' ? 'people.meant' : 'people.title')}</h2>
        {hasOthers && (
          <SegmentedControl
            label={t('people.show')}
            value={show}
            onChange={onShow}
            options={SHOWN.map((value) => ({ value, label: t(value === '' ? 'people.all' : `people.${value}`) }))}
          />
        )}
      </div>
      <div className="-mx-4 desk:-mx-6">
        <ReadTable
          of={people}
          look={listLook('roomy')}
          caption={t('people.title')}
          failed={t('people.failed')}
          columns={useColumns(gift)}
          rowKey={({ id }) => id}
          places={Math.min(perPage, 5)}
          empty={<p className="px-4 text-14 text-ink-muted desk:px-6">{t('people.nobody')}</p>}
          actions={
            onTakeBack && mayTake
              ? {
                  header: t('people.actions'),
                  cell: (person) => <TakeFrom person={named(person)} onTake={(from) => onTakeBack(gift, from)} />,
                }
              : undefined
          }
        />
      </div>
      <ListPager count={people.data?.count} page={page} perPage={perPage} onPage={onPage} />
    </section>
  );
}

/** Names a recipient; an erased person has no name. */
function useNamed() {
  const t = useTexts(recordsTexts);
  return (person: GiftPerson): GiftPerson => Object.assign({}, person, { name: person.name || t('erasedPerson') });
}

function useColumns(gift: GiftDetail): readonly Column<GiftPerson>[] {
  const t = useTexts(adminBudgetsTexts);
  const named = useNamed();
  const { currency, status } = gift;
  const isOver = status === 'stopped' || status === 'refused';
  const stateOf = ({ state }: GiftPerson) => (state === 'waiting' && isOver ? 'stopped' : state);
  return [
    {
      key: 'name',
      header: t('people.name'),
      heading: true,
      rowHeader: true,
      cell: (person) => (
        <Link to={`${paths.companyAdmin}/people?open=${person.id}`} className="font-560 hover:underline">
          {named(person).name}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('people.state'),
      phone: 'foot',
      cell: (person) => <State tone={TONES[person.state]}>{t(`people.state.${stateOf(person)}`)}</State>,
    },
    {
      key: 'since',
      header: t('people.since'),
      phone: 'beside',
      cell: ({ given_at: at }) => at && <span className="whitespace-nowrap">{formatMoment(at)}</span>,
    },
    {
      key: 'unspent',
      header: t(isPastYear(gift) ? 'gift.ended' : 'people.unspent'),
      align: 'end',
      cell: ({ unspent }) => <BareAmount amount={toMinor(unspent)} currency={currency} />,
    },
    {
      key: 'taken',
      header: t('people.taken'),
      align: 'end',
      cell: ({ taken_back: taken }) => <BareAmount amount={toMinor(taken)} currency={currency} />,
    },
  ];
}

function TakeFrom({ person, onTake }: { person: GiftPerson; onTake: (person: GiftPerson) => void }) {
  const t = useTexts(adminBudgetsTexts);
  if (person.unspent === 0) return null;
  return (
    <ToolButton
      aria-label={t('take.oneOf', { name: person.name })}
      className="whitespace-nowrap"
      onClick={() => onTake(person)}
    >
      {t('take.one')}
    </ToolButton>
  );
}
