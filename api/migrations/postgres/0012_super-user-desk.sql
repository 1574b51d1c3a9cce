CREATE TABLE "hourly_counts" (
	"name" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hourly_counts_name_hour_pk" PRIMARY KEY("name","hour")
);
--> statement-breakpoint
CREATE TABLE "remote_choices" (
	"name" text PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	"used_entry" text,
	"canary_entry" text,
	"canary_state" text,
	"share" integer,
	"paused_for" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_failures" (
	"name" text NOT NULL,
	"entry" text NOT NULL,
	"message" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remote_failures_name_entry_message_pk" PRIMARY KEY("name","entry","message")
);
--> statement-breakpoint
DROP INDEX "audit_entries_created_ix";--> statement-breakpoint
DROP INDEX "featured_list";--> statement-breakpoint
ALTER TABLE "featured" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "featured" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "featured" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "role" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "category" text DEFAULT 'access' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "target_kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "last_took_ms" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization_requests" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "hourly_counts_by_hour" ON "hourly_counts" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "remote_failures_by_time" ON "remote_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_failed" ON "mail_outbox" USING btree ("failed_at","id") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_category" ON "audit_entries" USING btree ("category","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_role" ON "audit_entries" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree ("actor","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_request" ON "audit_entries" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "organizations_newest" ON "organizations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "featured_list" ON "featured" USING btree ("kind","scope","position","created_at");--> statement-breakpoint
UPDATE "audit_entries" SET
	"role" = CASE WHEN "actor" LIKE 'key:%' THEN 'key' WHEN "actor" = 'server' THEN 'server' ELSE 'admin' END,
	"category" = CASE WHEN "actor" LIKE 'key:%' THEN 'content' ELSE 'access' END,
	"target_kind" = CASE
		WHEN "actor" LIKE 'key:%' THEN 'other'
		WHEN "action" LIKE 'origin.%' THEN 'origin'
		WHEN "action" LIKE 'key.%' THEN 'key'
		WHEN "action" LIKE 'webhook.%' THEN 'webhook'
		WHEN "action" LIKE 'group.%' THEN 'user'
		ELSE 'other' END;--> statement-breakpoint
CREATE FUNCTION "audit_entries_never_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of the audit log are never changed';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_never_changed" BEFORE UPDATE ON "audit_entries"
	FOR EACH ROW EXECUTE FUNCTION "audit_entries_never_changed"();
