import { sql } from '../database/text.ts';

/** SQL of the current era: the cluster that numbers the transactions. It changes with a restore into another cluster. */
export const era = sql`(select system_identifier::text from pg_control_system())`;

/**
 * The digest of a row `c` of `changes`, as seals cover it. What is written here may never change, or all seals break: it does
 * not depend on the settings of a session, and a column that is added later is not covered by it.
 */
export const rowDigest = sql`sha256(convert_to(jsonb_build_array(c.company_id, c.id, extract(epoch from c.at), c.actor_company_id,
  c.actor_id, c.actor_name, c.for_id, c.via::text, c.via_id, c.request_id, c.session, c.kind, c.record_kind, c.record_id,
  c.record_name, c.fields, c.personal, c.digests, c.reason, c.revision, c.era, c.txid::text)::text, 'UTF8'))`;

/**
 * SQL of the digest of a seal: over the digest of the previous seal, the covered range, the number of changes, and the rows'
 * digests.
 */
export const sealDigest = sql`sha256(coalesce(previous.digest, '') || convert_to(
  jsonb_build_array(covering.era, covering.to_txid::text, part.changes)::text, 'UTF8') || part.rows)`;

/** The changes that a seal covers, as a table of one row: those of its `era` from `from_txid` until before `to_txid`. */
export const coveredPart = sql`(
  select count(*)::integer as changes, coalesce(string_agg(${rowDigest}, ''::bytea order by c.id), '') as rows from changes c
  where c.era = covering.era and c.txid >= covering.from_txid and c.txid < covering.to_txid)`;
