import type { QueryClient } from '@tanstack/react-query';
import { ANSWER_LIMIT, ANSWER_LIMIT_OF_FILES } from '#contract/endpoint.ts';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import type { EditedRecord, KeptDraft, Problems } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { findAddedDuplicates, type Sender } from '../admin/record/added-duplicates.ts';
import { ApiError } from '../api/api-error.ts';
import { areSent, ChosenFiles, FILE_FIELDS, fileIn, sentFiles } from './learning-files.ts';
import type { LearningKind } from './learning-kind.ts';
import { type EditedLearning, newProblems, typedIn, withSent } from './learning-record.ts';

interface Tried extends Pick<SaveTry, 'seen' | 'changes'> {
  before: EditedRecord | null;
}

/** Reads a course or a package for its form, and saves the changes with the files. `open` is its number, or `new`. */
export class LearningCalls<Edited extends EditedLearning> {
  #client: QueryClient;
  #kind: LearningKind<Edited>;
  #open: string;
  files = new ChosenFiles();
  /** The record as it was last read; null before that, and for a new one. */
  stored: EditedRecord | null = null;
  /** The number of the record that was added here. */
  added: number | null = null;
  /** The last save, until it is known to have succeeded, with the record that was stored before. */
  #tried: Tried | null;

  /** `left` is the draft that was left unsaved the last time; its save may have been on its way. */
  constructor(client: QueryClient, kind: LearningKind<Edited>, open: string, left: KeptDraft | null = null) {
    this.#tried = left && { seen: left.base.revision, changes: left.draft, before: left.base };
    this.#client = client;
    this.#kind = kind;
    this.#open = open;
  }

  problemsOf = (fields: Fields): Problems => {
    const problems = (of: Fields) => this.#kind.problemsOf(of, this.files);
    const { stored } = this;
    return stored ? newProblems(problems(fields), problems(stored.fields), fields, stored.fields) : problems(fields);
  };

  read = async (signal: AbortSignal): Promise<EditedRecord> => {
    if (this.#open === NEW) return this.#kind.empty;
    this.stored = this.#asTried(await this.#read(Number(this.#open), {}, signal));
    return this.stored;
  };

  findAdded = async (changes: Fields, sender: Sender): Promise<EditedRecord | null> => {
    this.added = await this.#findAdded(Object.assign({}, this.#kind.empty.fields, changes), sender);
    return this.added === null ? null : this.#fetch(this.added, changes);
  };

  save = async (tried: SaveTry): Promise<EditedRecord> => {
    this.#tried = { seen: tried.seen, changes: tried.changes, before: this.stored };
    try {
      const record = await (tried.seen === 0 ? this.#add(tried) : this.#change(tried));
      this.#tried = null;
      return record;
    } catch (error) {
      throw error instanceof ApiError ? atFields(error) : error;
    }
  };

  /** Sending chosen files may take long on a slow connection. */
  answerLimit = (changes: Fields): number =>
    FILE_FIELDS.some((field) => fileIn(changes, field)?.chosen !== undefined) ? ANSWER_LIMIT_OF_FILES : ANSWER_LIMIT;

  /** Reads the record again, after it was offered or withdrawn beside its form. */
  reread = (): Promise<EditedRecord> => this.#read(Number(this.#open), {});

  async #add({ changes }: SaveTry): Promise<EditedRecord> {
    const all = Object.assign({}, this.#kind.empty.fields, changes);
    const { files } = sentFiles(changes, this.files);
    const body = Object.assign(this.#kind.sentOf(all, all), { active: false });
    this.added = (await this.#kind.add(body, files)).pk;
    return this.#read(this.added, changes);
  }

  async #change({ seen, changes, restores }: SaveTry): Promise<EditedRecord> {
    const all = Object.assign({}, this.stored?.fields, changes);
    const { files, removed, lost } = sentFiles(changes, this.files);
    if (lost.length > 0) throw replaced(lost);
    const body = Object.assign(
      this.#kind.sentOf(changes, all),
      removed.length > 0 && { removed_files: removed.join(',') },
      restores && { active: true },
    );
    await this.#kind.change(Number(this.#open), seen, body, files);
    return this.#read(Number(this.#open), changes);
  }

  async #read(pk: number, sent: Fields, signal?: AbortSignal): Promise<EditedRecord> {
    this.stored = await this.#fetch(pk, sent, signal);
    return this.stored;
  }

  /**
   * Where the record contains the last save, although its answer never came, the form's own values replace it: new questions have numbers
   * of the server by now and files the server's names, and would be merged as changes by another admin.
   */
  #asTried(record: EditedRecord): EditedRecord {
    if (!this.#tried || record.revision <= this.#tried.seen) return record;
    const { changes, before } = this.#tried;
    const found = Object.fromEntries(Object.keys(changes).map((field) => [field, record.fields[field]]));
    const said = (of: Fields) => this.#kind.sentOf(of, Object.assign({}, record.fields, of));
    const isThere = isSame(said(changes), said(found)) && areSent(changes, { before: before?.fields ?? {}, found });
    return isThere ? Object.assign({}, record, { fields: Object.assign({}, record.fields, changes) }) : record;
  }

  async #fetch(pk: number, sent: Fields, signal?: AbortSignal): Promise<EditedRecord> {
    const edited = await this.#kind.read(pk, signal);
    this.#client.setQueryData(this.#kind.keyOf(pk), edited);
    const former = Object.assign({}, this.stored?.fields, sent);
    return withSent(this.#kind.recordOf(edited, former), former);
  }

  /** The sender's newest record with these names: a save without an answer may have added it. */
  async #findAdded(all: Fields, sender: Sender): Promise<number | null> {
    const { name_sr, name_en } = typedIn(all);
    const [added] = await findAddedDuplicates(this.#kind.newest, { name_sr, name_en, active: false }, sender);
    return added?.pk ?? null;
  }
}

/** The error for a replaced file that cannot be restored, because it is stored nowhere any more. */
const replaced = (fields: readonly string[]) =>
  new ApiError({
    kind: 'refused',
    status: 400,
    code: 'request.invalid',
    message: '',
    fields: Object.fromEntries(fields.map((field) => [field, 'kept'])),
  });

/** Renames the fields of a refusal from the names of specification.md 7 to those of the form. */
function atFields({ kind, status, code, message, fields, body }: ApiError): ApiError {
  const named =
    fields && Object.fromEntries(Object.entries(fields).map(([name, said]) => [name.replace('_string', ''), said]));
  return new ApiError({ kind, status, code, message, fields: named, body });
}
