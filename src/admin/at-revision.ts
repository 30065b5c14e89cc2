/** The header of a save: what was seen of the record. Another save in between is answered with `record.changed`. */
export const atRevision = (revision: number) => ({ 'If-Revision-Match': String(revision) });

/** A record by its number, as it was seen: what each call names that writes it. */
export const recordAt = (id: number, revision: number) => ({ params: { id }, headers: atRevision(revision) });

/** A record by its number, as it is read; `signal` gives the reading up. */
export const recordRead = (id: number, signal?: AbortSignal) => Object.assign({ params: { id } }, signal && { signal });
