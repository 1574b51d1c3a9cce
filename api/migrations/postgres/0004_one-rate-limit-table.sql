INSERT INTO "rate_limits" ("key", "count", "resets_at") SELECT "key", "count", "resets_at" FROM "identity_limit" ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "identity_limit" CASCADE;
