/** The header of a save: the revision that was seen. If another save came in between, the server answers `record.changed`. */
export const atRevision = (revision: number) => ({ 'If-Revision-Match': String(revision) });

/** The id and seen revision of a record, as every call that writes one takes them. */
export const recordAt = (id: number, revision: number) => ({ params: { id }, headers: atRevision(revision) });

/** The id of a record, as calls that read one take it; `signal` aborts the read. */
export const recordRead = (id: number, signal?: AbortSignal) => Object.assign({ params: { id } }, signal && { signal });
