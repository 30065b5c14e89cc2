-- Whoever typed a password with a company's code and never confirmed the address keeps none with a role (decision 184): those who
-- were given one before that was so lose it now, and are mailed a link to choose their own, as everybody is since. What came by an
-- invitation went through the mailbox and stays.
WITH forgotten AS (
  UPDATE "users" u SET "password_hash" = NULL
  WHERE (u."is_admin" OR u."is_company_admin") AND NOT u."confirmed" AND u."password_hash" IS NOT NULL
    AND NOT EXISTS (SELECT FROM "invitations" i WHERE i."company_id" = u."company_id" AND i."used_by" = u."id")
  RETURNING u."company_id", u."id"),
ended AS (
  DELETE FROM "sessions" s USING forgotten f WHERE s."company_id" = f."company_id" AND s."user_id" = f."id"),
begun AS (
  DELETE FROM "sign_in_attempts" a USING forgotten f WHERE a."company_id" = f."company_id" AND a."user_id" = f."id"),
links AS (
  UPDATE "mail_links" l SET "used_at" = now() FROM forgotten f
  WHERE l."company_id" = f."company_id" AND l."user_id" = f."id" AND l."kind" = 'confirmation' AND l."used_at" IS NULL)
INSERT INTO "outbox" ("company_id", "kind", "payload", "created_at", "next_attempt_at")
SELECT f."company_id", 'password_reset', jsonb_build_object('userId', f."id"), now(), now() FROM forgotten f;
