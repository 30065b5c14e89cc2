import { describe, expect, it } from 'vitest';
import { likeliestAmong } from './likeness.rules.ts';

const UNITS = ['Prodaja jug', 'Prodaja sever', 'Šalter', 'Đački centar', 'Tim 1', 'Služba IT', 'Kadrovi', 'Tim II'];
const find = likeliestAmong(UNITS);

describe('a word that is nearly known', () => {
  it.each([
    ['Prodaja Jug', 'Prodaja jug', 'case'],
    ['  prodaja   JUG ', 'Prodaja jug', 'case'],
    ['Prodaja-jug.', 'Prodaja jug', 'marks'],
    ['Salter', 'Šalter', 'marks'],
    ['Шалтер', 'Šalter', 'marks'],
    ['Продаја југ', 'Prodaja jug', 'marks'],
    ['Djacki centar', 'Đački centar', 'marks'],
    ['S\u030calter', 'Šalter', 'case'],
    ['Kadrovii', 'Kadrovi', 'letters'],
    ['Kadorvi', 'Kadrovi', 'letters'],
    ['Kdrovi', 'Kadrovi', 'letters'],
    ['Prdaja sevr', 'Prodaja sever', 'letters'],
    ['Prodaxa seter', 'Prodaja sever', 'letters'],
  ])('%j is taken for %s, for it is another by %s', (word, known, by) => {
    expect(find(word)).toEqual({ word: known, by });
  });

  it.each([
    'Prodaja jug',
    'Krediti',
    'Tim 2',
    'Tim III',
    'Tim 12',
    'Služba HR',
    'Kdarovii',
    'Kadrxoi',
    'Kadoxvi',
    'Služba IS',
    'Prodaja zapad',
    'Kadar',
    '',
    '-',
  ])('%j is not asked about', (word) => {
    expect(find(word)).toBeNull();
  });

  it('of few letters is another word at once', () => {
    const short = likeliestAmong(['Niš', 'Bor', 'Sport']);
    expect(short('Nis')).toEqual({ word: 'Niš', by: 'marks' });
    expect(short('Bar')).toBeNull();
    expect(short('Sport')).toBeNull();
    expect(short('Sporti')).toEqual({ word: 'Sport', by: 'letters' });
  });

  it.each([
    ['Sala 101', 'Sala 102', null],
    ['Tim VII', 'Tim VIII', null],
    ['Tom prodaje', 'Tim prodaje', 'letters'],
    ['Ivanjica', 'Ivanica', 'letters'],
    ['Sala', 'Sela', null],
    ['Salon', 'Selon', 'letters'],
    ['Računovođ', 'Rakunovoć', null],
    ['Računovodja', 'Rakunovoxa', 'letters'],
    ['Računovođa', 'Rakunovoxa', 'letters'],
    ['Računovođstvo', 'Rakunxvoxstvo', null],
    ['Kadrovica', 'Kadrovicama', null],
  ])('%j, which is known, and %j are another by %s', (known, word, by) => {
    expect(likeliestAmong([known])(word)?.by ?? null).toBe(by);
  });

  it('is taken for the nearest, and of two for the first', () => {
    expect(likeliestAmong(['Marketing b', 'Markting', 'marketing'])('Marketing')).toEqual({
      word: 'marketing',
      by: 'case',
    });
    expect(likeliestAmong(['Nabavke', 'Nabavka'])('Nabavko')).toEqual({ word: 'Nabavke', by: 'letters' });
    expect(likeliestAmong(['Finansijaa sever', 'Finansija sever'])('Finansije sever')?.word).toBe('Finansija sever');
  });

  it('is nothing where nothing is known', () => {
    expect(likeliestAmong([])('Prodaja jug')).toBeNull();
  });
});
