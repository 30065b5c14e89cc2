import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { inLanguage, inOtherLanguage, toldOtherLanguage } from './in-language.ts';

const written = (query: Parameters<PgDialect['sqlToQuery']>[0]) => new PgDialect().sqlToQuery(query).sql;

it("reads a text in the reader's language, else in the other", () => {
  expect(written(inLanguage('b.name', 'SR'))).toBe("coalesce(nullif(b.name_sr, ''), b.name_en)");
  expect(written(inLanguage('b.name', 'EN'))).toBe("coalesce(nullif(b.name_en, ''), b.name_sr)");
});

it('names what is there in the other language only', () => {
  expect(written(inOtherLanguage('d', ['title'], 'EN'))).toBe(
    "array_remove(array[case when d.title_en = '' and d.title_sr <> '' then 'title' end]::text[], null)",
  );
});

it('says nothing where all texts are there', () => {
  expect(toldOtherLanguage({ in_other_language: [] })).toEqual({});
  expect(toldOtherLanguage({ in_other_language: ['title'] })).toEqual({ in_other_language: ['title'] });
});
