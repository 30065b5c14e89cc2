-- Product.md 1: EUR 1 = RSD 117.20 = BAM 1.95583 to start with, in millionths; the platform admin edits them. No price can be told without.
INSERT INTO exchange_rates (currency, per_euro, updated_at)
VALUES ('RSD', 117200000, now()), ('EUR', 1000000, now()), ('KM', 1955830, now())
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO catalogue_version (id, version) VALUES (1, 1) ON CONFLICT DO NOTHING;
