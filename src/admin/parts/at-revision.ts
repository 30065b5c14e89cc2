/** The header of a save: the revision that was shown. If another save came in between, the server answers `record.changed`. */
export const atRevision = (revision: number) => ({ 'If-Revision-Match': String(revision) });

/** Arguments for a call that writes a record: its id, and the revision that was shown. */
export const recordAt = (id: number, revision: number) => ({ params: { id }, headers: atRevision(revision) });

/** Arguments for a call that reads a record: its id; `signal` aborts the read. */
export const recordRead = (id: number, signal?: AbortSignal) => Object.assign({ params: { id } }, signal && { signal });
