import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Audience, EditedAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { mayRead } from '#contract/permissions/permissions.rules.ts';
import { DropdownMenu, MenuItem } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { ToolButton, toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useField } from '../admin/record/record-context.ts';
import { useMe } from '../session/session.queries.ts';
import { type Condition, ConditionEditor } from './condition-editor.tsx';
import type { useAudience } from './use-audience.ts';

const CONDITIONS: readonly Condition[] = ['language', 'companies', 'unit', 'unspent', 'benefit', 'people'];

/** The first value of each condition when it is added. */
const BEGUN: Required<{ [Name in Condition]: () => Audience[Name] }> = {
  language: () => 'SR',
  companies: () => [],
  unit: () => '',
  unspent: () => ({ category: null, more_than: 5000 }),
  benefit: () => 0,
  people: () => [],
};

interface AnnouncementWhomProps {
  people: ReturnType<typeof useAudience>;
  named: EditedAnnouncement['named'] | null;
}

/** The audience of an announcement: its joined conditions, how many people they match, and some of their names. */
export function AnnouncementWhom({ people, named }: AnnouncementWhomProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const { id, value: audience = {}, error, disabled, onValue } = useField<Audience>('audience');
  const me = useMe();
  const chosen = CONDITIONS.filter((name) => audience[name] !== undefined);
  // An admin who may not read people cannot choose them by name.
  const open = CONDITIONS.filter(
    (name) => !chosen.includes(name) && (name !== 'people' || mayRead(me, 'platform.people')),
  );
  const without = (name: Condition) =>
    onValue(Object.fromEntries(Object.entries(audience).filter(([one]) => one !== name)) as Audience);
  return (
    <section className="grid gap-4 rounded-20 bg-surface-raised p-5 shadow-1 edge">
      <h2 className="text-18">{t('whom')}</h2>
      <div id={id} tabIndex={-1} className="grid gap-4 outline-none">
        {chosen.length === 0 && <p className="text-14 text-ink-muted">{t('everybody')}</p>}
        {chosen.map((name) => (
          <Chosen key={name} name={name} disabled={disabled} onRemove={() => without(name)}>
            <ConditionEditor
              name={name}
              audience={audience}
              named={named}
              disabled={disabled}
              onChange={(changes) => onValue(Object.assign({}, audience, changes))}
            />
          </Chosen>
        ))}
        {error && (
          <p role="alert" className="text-14 text-danger">
            {error}
          </p>
        )}
        {open.length > 0 && !disabled && (
          <DropdownMenu
            label={t('conditions')}
            trigger={
              <ToolButton icon={<Plus aria-hidden size={16} />} className="justify-self-start">
                {t('condition')}
              </ToolButton>
            }
          >
            {open.map((name) => (
              <MenuItem key={name} onSelect={() => onValue(Object.assign({}, audience, { [name]: BEGUN[name]() }))}>
                {t(`condition.${name}`)}
              </MenuItem>
            ))}
          </DropdownMenu>
        )}
      </div>
      <Count {...people} />
    </section>
  );
}

interface ChosenProps {
  name: Condition;
  disabled: boolean;
  onRemove: () => void;
  children: ReactNode;
}

function Chosen({ name, disabled, onRemove, children }: ChosenProps) {
  const t = useTexts(adminAnnouncementsTexts);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t(`condition.${name}`)}</legend>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden className="font-560 text-14">
          {t(`condition.${name}`)}
        </span>
        <IconButton
          label={t('remove', { name: t(`condition.${name}`) })}
          className={toolTarget}
          disabled={disabled}
          onClick={onRemove}
        >
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      {children}
    </fieldset>
  );
}

/** How many people match now; the last number stays while the next is counted. */
function Count({ counted, isFailed, isCounting, again }: ReturnType<typeof useAudience>) {
  const t = useTexts(adminAnnouncementsTexts);
  const language = useLanguage();
  if (isFailed)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{t('countFailed')}</p>
        <ToolButton tone="secondary" onClick={again}>
          {t('again')}
        </ToolButton>
      </div>
    );
  return (
    <div role="status" aria-busy={isCounting} className="grid gap-2 text-14 text-ink-muted">
      {counted === undefined ? (
        <p>{t('counting')}</p>
      ) : (
        <>
          <p>
            <span className="display text-36 text-ink">{grouped(language, counted.count)}</span>{' '}
            {t('count', { count: counted.count })}
          </p>
          {counted.count > 0 ? (
            <>
              <p>{t('languages', counted)}</p>
              <p className="text-12">{t('sample', { names: counted.sample.join(', ') })}</p>
            </>
          ) : (
            <p>{t('nobody')}</p>
          )}
        </>
      )}
    </div>
  );
}
