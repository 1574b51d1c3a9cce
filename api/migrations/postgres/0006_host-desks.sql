CREATE TABLE "gyg_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"gyg_id" text NOT NULL,
	"sent_by" text NOT NULL,
	"audience" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"recipients" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogs" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gygs" ADD COLUMN "hero_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "mail_id" text;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "reject_note" text;--> statement-breakpoint
ALTER TABLE "gyg_messages" ADD CONSTRAINT "gyg_messages_gyg_id_gygs_id_fk" FOREIGN KEY ("gyg_id") REFERENCES "public"."gygs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gyg_messages" ADD CONSTRAINT "gyg_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gyg_messages_list" ON "gyg_messages" USING btree ("gyg_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_gyg" ON "bookings" USING btree ("gyg_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_gyg_by_status" ON "bookings" USING btree ("gyg_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_gyg_counted" ON "bookings" USING btree ("gyg_id","status","need_id","user_id","quantity","organization_id","attendance");