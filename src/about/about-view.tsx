import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { Page } from '#design-system/page/page.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { aboutTexts } from '#locales/about/about.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';

export interface AboutViewProps {
  company: string;
  /** Number of benefits in the shop; null until it is loaded. */
  benefits: number | null;
  categories: number | null;
}

/** specification.md 2: number of ways to buy: in a store, online, by voucher, by invoice. */
const WAYS = 4;

const PARTS = [
  { name: 'idea', image: 'sport-swimmer-0' },
  { name: 'money', image: 'home-houseplant-1' },
  { name: 'near', image: 'food-fruit-0' },
] as const;

/** Page about the programme: three paragraphs with a picture each, and figures. */
export function AboutView({ company, benefits, categories }: AboutViewProps) {
  const t = useTexts(aboutTexts);
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] gap-14 desk:gap-24">
      <header className="grid gap-6 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:items-end desk:gap-14">
        <div className="grid gap-5">
          <p className="text-14 text-ink-muted">{t('company', { company })}</p>
          <h1 className="hyphenate text-48 tracking-large desk:text-64">{t('title')}</h1>
          <p className="max-w-prose font-display text-18 text-ink-muted italic desk:text-22">{t('standfirst')}</p>
        </div>
        <PictureFrame
          image="/pictures/team-table-0.svg"
          className="aspect-square rounded-[260px_260px_20px_20px]"
          priority
        />
      </header>
      <Figures benefits={benefits} categories={categories} />
      {PARTS.map(({ name, image }, place) => (
        <section key={name} className="grid items-center gap-6 desk:grid-cols-2 desk:gap-18">
          <PictureFrame
            image={`/pictures/${image}.svg`}
            className={cn('rounded-20', place % 2 === 1 && 'desk:order-1')}
          />
          <div className="grid gap-4">
            <h2 className="hyphenate text-28 desk:text-36">{t(`${name}.title`)}</h2>
            <p className="max-w-prose text-ink-muted desk:text-18">{t(`${name}.text`)}</p>
          </div>
        </section>
      ))}
      <Start />
    </Page>
  );
}

function Figures({ benefits, categories }: Pick<AboutViewProps, 'benefits' | 'categories'>) {
  const t = useTexts(aboutTexts);
  const language = useLanguage();
  const figures = [
    { name: 'benefits', count: benefits, label: t('figure.benefits', { count: benefits ?? 0 }) },
    { name: 'categories', count: categories, label: t('figure.categories', { count: categories ?? 0 }) },
    { name: 'ways', count: WAYS, label: t('figure.ways') },
  ];
  return (
    <dl className="grid grid-cols-3 gap-4 border-line border-y py-8 desk:gap-14 desk:py-12">
      {figures.map(({ name, count, label }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end gap-1">
          <dt className="hyphenate text-14 text-ink-muted desk:text-16">{label}</dt>
          <dd className="display min-h-[1.1em] text-36 tabular-nums tracking-large desk:text-64">
            {count === null ? null : grouped(language, count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Start() {
  const t = useTexts(aboutTexts);
  return (
    <section className="grid justify-items-start gap-5 rounded-20 bg-surface-sunken p-5.5 desk:p-11">
      <h2 className="text-28 desk:text-36">{t('start.title')}</h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button asChild>
          <Link to={paths.flexible()}>{t('start.benefits')}</Link>
        </Button>
        <TextLink asChild icon={<ArrowRight aria-hidden size={16} />}>
          <Link to={paths.help}>{t('start.help')}</Link>
        </TextLink>
        <TextLink asChild icon={<ArrowRight aria-hidden size={16} />}>
          <Link to={paths.suggestion}>{t('start.suggest')}</Link>
        </TextLink>
      </div>
    </section>
  );
}
