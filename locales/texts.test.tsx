// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { plural } from './plural.ts';
import { defineTexts, LanguageContext, type SameTexts, useTexts } from './texts.tsx';

const en = {
  title: 'Cart',
  'total.all': 'Total {{total}} of {{budget}}',
  'sold.by': 'Sold by {{name}}.',
  items: ({ count }: { count: number }) => plural('EN', count, { one: `${count} item`, other: `${count} items` }),
} as const;

const sr: SameTexts<typeof en> = {
  title: 'Korpa',
  'total.all': 'Ukupno {{total}} od {{budget}}',
  'sold.by': 'Prodaje {{name}}.',
  items: ({ count }) =>
    plural('SR', count, { one: `${count} stavka`, few: `${count} stavke`, other: `${count} stavki` }),
};

const texts = defineTexts({ en, sr });

afterEach(cleanup);

describe('a text', () => {
  it('comes in the language asked for', () => {
    expect(texts.translate('EN', 'title')).toBe('Cart');
    expect(texts.translate('SR', 'title')).toBe('Korpa');
  });

  it('takes its values, also under a key with a dot', () => {
    expect(texts.translate('SR', 'total.all', { total: '10', budget: 20 })).toBe('Ukupno 10 od 20');
  });

  it('ends with one stop where its value has one, and leaves three of them', () => {
    expect(texts.translate('SR', 'sold.by', { name: 'Morava d.o.o.' })).toBe('Prodaje Morava d.o.o.');
    expect(texts.translate('EN', 'sold.by', { name: 'And so on..' })).toBe('Sold by And so on...');
    expect(texts.translate('EN', 'sold.by', { name: 'Lipa' })).toBe('Sold by Lipa.');
  });

  it('takes its plural from the language', () => {
    expect(texts.translate('SR', 'items', { count: 3 })).toBe('3 stavke');
    expect(texts.translate('EN', 'items', { count: 1 })).toBe('1 item');
  });

  it('does not compile without its values, with a wrong name, or with too many', () => {
    // @ts-expect-error its values are missing
    texts.translate('EN', 'total.all');
    // @ts-expect-error there is no place called sum
    texts.translate('EN', 'total.all', { sum: 1, budget: 2 });
    // @ts-expect-error it has no places
    texts.translate('EN', 'title', { count: 2 });
    // @ts-expect-error there is no such text
    expect(texts.translate('EN', 'titel')).toBe('');
  });

  it('does not compile when the Serbian one is missing', () => {
    // @ts-expect-error the Serbian title is missing
    expect(defineTexts({ en: { title: 'Cart' }, sr: {} })).toBeTruthy();
  });
});

function Title() {
  const t = useTexts(texts);
  return <h1>{t('title')}</h1>;
}

it.each<[Language, string]>([
  ['EN', 'Cart'],
  ['SR', 'Korpa'],
])('a component reads %s from around it', (language, title) => {
  render(
    <LanguageContext value={language}>
      <Title />
    </LanguageContext>,
  );
  expect(screen.getByRole('heading').textContent).toBe(title);
});
