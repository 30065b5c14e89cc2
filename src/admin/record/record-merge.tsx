import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { DiffText } from '#design-system/diff-text/diff-text.tsx';
import { formatTime } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldsOf, joinedOf, meetingOf, type Side } from '#machines/records/record-draft.ts';
import { useRecordForm, useRecordPart, useRecordProps } from './record-context.ts';
import { ThirdVersion } from './record-third-version.tsx';

/**
 * Merge of two people's changes of one record: changes of one side are taken over, and where both changed a field the person chooses.
 * Nothing has to be typed again.
 */
export function RecordMerge() {
  const t = useTexts(recordsTexts);
  const Title = `h${useRecordForm().level ?? 3}` as const;
  const { both, withdrawn } = useRecordProps();
  const { taken, apart, kept, by } = useRecordPart(({ context }) => {
    const { taken: settled, both: chosen, kept: own } = meetingOf(context);
    // A field with a choice stays among the choices, even if a text written since happens to equal the other person's.
    const isApart = (field: string) => chosen.includes(field) || field in context.choices;
    return {
      taken: settled,
      apart: Object.keys(context.draft).filter(isApart),
      kept: own.filter((field) => !isApart(field)),
      by: context.theirs?.by ?? null,
    };
  });
  return (
    <section className="@container grid gap-4">
      <header className="grid gap-1">
        <Title className="display text-22">{by === null ? t('merge.somebody') : t('merge.title', { name: by })}</Title>
        <p className="font-display text-16 text-ink-muted italic">
          {both > 0 ? t('merge.choosing', { count: both }) : t('merge.joined')}
        </p>
        {withdrawn && <p className="font-560 text-14">{t('merge.withdrawn')}</p>}
      </header>
      <div className="divide-y divide-line border-line border-y">
        {taken.map((field) => (
          <Settled key={field} field={field} side="theirs" />
        ))}
        {apart.map((field) => (
          <Choice key={field} field={field} />
        ))}
        {kept.map((field) => (
          <Settled key={field} field={field} side="mine" />
        ))}
        <Joined />
      </div>
    </section>
  );
}

interface RowProps {
  label: string;
  note: string;
  children: ReactNode;
}

const row = 'grid min-w-0 gap-x-5 gap-y-2 py-4 @min-[40rem]:grid-cols-[9.25rem_minmax(0,1fr)]';

function RowHead({ label, note }: Omit<RowProps, 'children'>) {
  return (
    <>
      <span className="block font-560 text-14">{label}</span>
      <span className="block text-12 text-ink-muted">{note}</span>
    </>
  );
}

/** The values of a field as shown: before, mine, theirs. */
function useValues(field: string) {
  const t = useTexts(recordsTexts);
  const form = useRecordForm();
  const { label = field, shown, text, isRead, lang } = form.fields[field] ?? {};
  const say = (of: Fields) => {
    const value = of[field];
    const words = shown ? shown(value, of) : String(value ?? '');
    return words === '' && !text ? t('merge.empty') : words;
  };
  const { sides, ...parts } = useRecordPart(({ context: { base, draft, theirs, choices, at } }) => ({
    sides: {
      was: base.fields,
      mine: fieldsOf({ base, draft }),
      theirs: theirs?.fields ?? {},
      joined: joinedOf({ base, draft, theirs, choices }),
    },
    isOfBoth: field in draft && theirs !== null && !isSame(theirs.fields[field], base.fields[field]),
    mine: draft[field],
    theirs: theirs?.fields[field],
    choice: choices[field] ?? null,
    mineAt: at,
    by: theirs?.by ?? null,
    theirsAt: theirs?.at ?? null,
  }));
  return {
    ...parts,
    label,
    text,
    isRead: text !== undefined || isRead === true,
    lang,
    name: parts.by ?? t('merge.they'),
    said: { was: say(sides.was), mine: say(sides.mine), theirs: say(sides.theirs), joined: say(sides.joined) },
  };
}

/** A field without a choice to make: only one side changed it, or both changed different entries of a list. */
function Settled({ field, side }: { field: string; side: Side }) {
  const t = useTexts(recordsTexts);
  const { label, said, isRead, lang, name, isOfBoth } = useValues(field);
  const alone = side === 'theirs' ? t('merge.onlyTheirs', { name }) : t('merge.onlyMine');
  const stays = side === 'theirs' ? t('merge.taken') : t('merge.kept');
  return (
    <div className={row}>
      <div>
        <RowHead label={label} note={isOfBoth ? t('merge.ofBoth', { name }) : alone} />
      </div>
      <p className="flex min-w-0 items-start gap-2.5 text-14">
        <CircleCheck aria-hidden size={16} className={cn('mt-0.5 shrink-0', side === 'theirs' && 'text-warning')} />
        <span className="min-w-0">
          <DiffText
            before={said.was}
            after={said.joined}
            words={isRead}
            lang={lang}
            outLabel={t('merge.out')}
            inLabel={t('merge.in')}
          />{' '}
          <span className="text-ink-muted">{isOfBoth ? t('merge.bothIn') : stays}</span>
        </span>
      </p>
    </div>
  );
}

/** Describes the merged record in the words of its kind, once nothing is left to choose. */
function Joined() {
  const t = useTexts(recordsTexts);
  const { joined: Words } = useRecordForm();
  const { canSave } = useRecordProps();
  const { fields, changed } = useRecordPart(({ context }) => {
    const { taken, both, kept } = meetingOf(context);
    return { fields: joinedOf(context), changed: [...taken, ...both, ...kept] };
  });
  if (!Words || !canSave) return null;
  return (
    <Words fields={fields} changed={changed} around={(words) => <After label={t('merge.after')}>{words}</After>} />
  );
}

function After({ label, children }: Pick<RowProps, 'label' | 'children'>) {
  return (
    <div className={row}>
      <span className="font-560 text-14">{label}</span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** A field that both changed: choose mine or theirs, or write a third version. */
function Choice({ field }: { field: string }) {
  const t = useTexts(recordsTexts);
  const { actor } = useRecordForm();
  const { label, said, text, isRead, lang, name, choice, mine, theirs, mineAt, theirsAt } = useValues(field);
  const write = (value: unknown) => actor.send({ type: 'field.edit', field, value });
  const { third, isWriting, writing, back, leave } = useThird({ choice, mine, theirs, write });
  const choose = (side: Side) => {
    if (side === 'theirs') leave();
    actor.send({ type: 'field.choose', field, side });
  };
  const note = isRead ? t('merge.words') : t('merge.was', { value: said.was });
  const group = useId();
  const sides = {
    mine: third ? t('merge.thirdSide') : t('merge.mine', { time: formatTime(mineAt) }),
    theirs: theirsAt === null ? name : t('merge.theirs', { name, time: formatTime(theirsAt) }),
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={row}>
        <div>
          <RowHead label={label} note={note} />
        </div>
        <div className="grid min-w-0 gap-2">
          <div className="grid gap-3 @min-[40rem]:grid-cols-2">
            {(['mine', 'theirs'] as const).map((side) => (
              <Pick
                key={side}
                name={group}
                label={sides[side]}
                isChosen={choice === side}
                onChoose={() => choose(side)}
              >
                {isRead ? (
                  <DiffText
                    words
                    before={said.was}
                    after={said[side]}
                    lang={lang}
                    outLabel={t('merge.out')}
                    inLabel={t('merge.in')}
                  />
                ) : (
                  <span className="display text-22">{said[side]}</span>
                )}
              </Pick>
            ))}
          </div>
          {text && (
            <ThirdVersion
              label={label}
              text={text}
              lang={lang}
              value={String(mine ?? '')}
              onWrite={write}
              isWriting={isWriting}
              onWriting={writing}
              onBack={third ? back : undefined}
            />
          )}
        </div>
      </div>
    </fieldset>
  );
}

interface Third {
  choice: Side | null;
  mine: unknown;
  theirs: unknown;
  write: (value: unknown) => void;
}

/** A third version replaces mine, which can be restored. Writing begins with the chosen side. */
function useThird({ choice, mine, theirs, write }: Third) {
  const [third, setThird] = useState<{ mine: unknown } | null>(null);
  const [isWriting, setWriting] = useState(false);
  const writing = (begins: boolean) => {
    setWriting(begins);
    if (!begins) return;
    setThird((was) => was ?? { mine });
    write(choice === 'theirs' ? theirs : mine);
  };
  const back = () => {
    if (third) write(third.mine);
    setThird(null);
    setWriting(false);
  };
  return { third: third !== null, isWriting, writing, back, leave: () => setWriting(false) };
}

interface PickProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Pick({ name, label, isChosen, onChoose, children }: PickProps) {
  return (
    <label className="flex min-w-0 cursor-pointer gap-3 rounded-12 border border-line-strong bg-surface-raised px-3.5 py-2.5 has-checked:border-brand has-checked:bg-brand-soft has-checked:inset-ring has-checked:inset-ring-brand has-focus-visible:focus-ring">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface-raised outline-none checked:border-6 checked:border-brand"
      />
      <span className="min-w-0">
        <span className="block pb-1 text-12 text-ink-muted">{label}</span>
        <span className="block text-14">{children}</span>
      </span>
    </label>
  );
}
