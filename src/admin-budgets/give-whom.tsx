import { Link } from 'react-router-dom';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Whom } from '#machines/gifts/gift.machine.ts';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { IMPORT_BUDGETS, type PeopleSelection } from '../admin/parts/people-selection.ts';
import { paths } from '../ground/paths.ts';
import { giftProps } from './gift-props.ts';
import type { GiveViewProps } from './give-parts.ts';

type Kind = 'all' | 'unit' | 'rows';

const kindOf = ({ of }: Whom): Kind => (of === 'found' ? 'rows' : of);

const countOf = (people: PeopleSelection) =>
  people.of === 'rows' ? { count: people.ids.length, isExact: true } : { count: people.count, isExact: people.isExact };

/** The choice of the recipients, and whether people without an account are included. */
export function GiveWhom(props: GiveViewProps) {
  const { snapshot, send, units, unitsReading, everybody } = props;
  const t = useTexts(adminBudgetsTexts);
  const { draft, problems } = snapshot.context;
  const { whom, withInvited } = draft;
  const { isOpen, effect } = giftProps(snapshot);
  const handed = whom.of === 'rows' || whom.of === 'found' ? whom : props.handed;
  const choose = (kind: Kind) =>
    send({
      type: 'gift.change',
      changes: { whom: kind === 'all' ? { of: kind } : kind === 'unit' ? { of: kind, unit: '' } : (handed ?? NOBODY) },
    });
  return (
    <section className="grid gap-2">
      <h2 className="text-18">{t('whom')}</h2>
      <RadioGroup
        label={t('whom')}
        hideLabel
        className="gap-x-6 desk:grid-cols-2"
        value={kindOf(whom)}
        disabled={!isOpen}
        error={kindOf(whom) === 'rows' && problems.whom ? t('whom.nobody') : undefined}
        onChange={choose}
        options={[
          { value: 'all', label: t('whom.all'), hint: everybody !== null && t('whom.allHint', everybody) },
          {
            value: 'unit',
            label: t('whom.unit'),
            hint: unitsReading.state === 'ready' ? hintOf(units) || t('whom.noUnits') : unitsReading.text,
            disabled: unitsReading.state === 'ready' && units.length === 0,
          },
          {
            value: 'rows',
            label: t('whom.rows'),
            disabled: handed === null,
            hint: <Chosen handed={handed} />,
          },
        ]}
      />
      <p className="text-14 text-ink-muted">
        {t('whom.each')}{' '}
        <TextLink asChild inline>
          <Link to={`${IMPORT_BUDGETS}/new`}>{t('whom.file')}</Link>
        </TextLink>
      </p>
      {whom.of === 'unit' && (
        <Combobox
          label={t('whom.which')}
          required
          className="mb-2"
          value={whom.unit || null}
          disabled={!isOpen}
          error={problems.whom && t('whom.missing')}
          options={units.map((unit) => ({ value: unit, label: unit }))}
          reading={unitsReading}
          matches={labelMatches}
          emptyText={t('whom.noUnit')}
          onChange={(unit) => send({ type: 'gift.change', changes: { whom: { of: 'unit', unit: unit ?? '' } } })}
        />
      )}
      {whom.of !== 'rows' && (
        <Checkbox
          checked={withInvited}
          disabled={!isOpen}
          onChange={(checked) => send({ type: 'gift.change', changes: { withInvited: checked } })}
        >
          {t('invited', { count: effect?.awaited ?? 0 })}
        </Checkbox>
      )}
    </section>
  );
}

const NOBODY: Whom = { of: 'rows', ids: [] };

/** The first units, as many as fit into a line. */
const hintOf = (units: readonly string[]): string =>
  units.length > 2 ? `${units.slice(0, 2).join(', ')}…` : units.join(', ');

function Chosen({ handed }: { handed: PeopleSelection | null }) {
  const t = useTexts(adminBudgetsTexts);
  return (
    <>
      {handed && <>{t('whom.rowsHint', countOf(handed))} · </>}
      <TextLink asChild inline>
        <Link to={`${paths.companyAdmin}/people`}>{t(handed ? 'whom.chooseOthers' : 'whom.choose')}</Link>
      </TextLink>
    </>
  );
}
