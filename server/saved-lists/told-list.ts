import type { Language } from '#contract/language/language.ts';
import type { SiteOfLists } from '#contract/saved-lists/saved-lists.rules.ts';
import type { Text } from '../database/text.ts';
import type { Reader } from '../people/person-key.ts';
import type { RecordList, RecordsQuery } from '../records/record-list.ts';

/** A list of administration that can be followed. */
export interface ToldList {
  /** Its address, below the shop's. */
  path: string;
  /** Reads the parameters of an address as its call takes them; unknown ones are left out. */
  read: (asked: Readonly<Record<string, string>>) => RecordsQuery;
  listFor: (reader: Reader, now: Date) => RecordList<RecordsQuery>;
  /** SQL of the name of a row. */
  nameIn: (language: Language) => Text;
  /** SQL of the address of a row, relative to that of the list: `/12`, `?open=12`. */
  rowAt: Text;
}

/** All lists that can be followed, by site and place. */
export type ToldLists = Readonly<Record<SiteOfLists, Readonly<Record<string, ToldList>>>>;
