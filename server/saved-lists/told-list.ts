import type { Language } from '#contract/language/language.ts';
import type { SiteOfLists } from '#contract/saved-lists/saved-lists.rules.ts';
import type { Text } from '../database/text.ts';
import type { Reader } from '../people/person-key.ts';
import type { RecordList, RecordsQuery } from '../records/record-list.ts';

/** A list of administration of which it can be told what is new in it. */
export interface ToldList {
  /** Its address, below the shop's. */
  path: string;
  /** What its call takes of what an address asks; what that does not know is left out. */
  read: (asked: Readonly<Record<string, string>>) => RecordsQuery;
  listFor: (reader: Reader, now: Date) => RecordList<RecordsQuery>;
  /** What a row is called. */
  nameIn: (language: Language) => Text;
  /** Where a row is, behind the address of the list: `/12`, `?open=12`. */
  rowAt: Text;
}

/** All of them, by their site and place. */
export type ToldLists = Readonly<Record<SiteOfLists, Readonly<Record<string, ToldList>>>>;
