CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"booking_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text DEFAULT 'FULL' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gyg_reminders" (
	"gyg_id" text PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"hours_before" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_reminders" (
	"gyg_id" text NOT NULL,
	"start_date_time" timestamp (3) with time zone NOT NULL,
	"hours_before" integer NOT NULL,
	"recipients" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_reminders_gyg_id_start_date_time_hours_before_pk" PRIMARY KEY("gyg_id","start_date_time","hours_before")
);
--> statement-breakpoint
CREATE TABLE "story_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"story_id" text NOT NULL,
	"given" boolean NOT NULL,
	"user_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"gyg_id" text NOT NULL,
	"need_id" text,
	"kind" text,
	"user_id" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"booking_comment" text DEFAULT '' NOT NULL,
	"organization_id" text,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"offered_at" timestamp (3) with time zone,
	"offered_quantity" integer,
	"offer_expires_at" timestamp (3) with time zone,
	"booking_id" text,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "waitlist_quantity" CHECK (quantity > 0 and (offered_quantity is null or offered_quantity > 0))
);
--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "thanks" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "thanked_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "thanked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gygs" ADD COLUMN "beneficiaries_held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "held_positions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "may_share" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gyg_reminders" ADD CONSTRAINT "gyg_reminders_gyg_id_gygs_id_fk" FOREIGN KEY ("gyg_id") REFERENCES "public"."gygs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_gyg_id_gygs_id_fk" FOREIGN KEY ("gyg_id") REFERENCES "public"."gygs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_consents" ADD CONSTRAINT "story_consents_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_consents" ADD CONSTRAINT "story_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_gyg_id_gygs_id_fk" FOREIGN KEY ("gyg_id") REFERENCES "public"."gygs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret_unique" ON "calendar_feeds" USING btree ("secret");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_code_unique" ON "certificates" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_booking_unique" ON "certificates" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "certificates_by_user" ON "certificates" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "story_consents_of_story" ON "story_consents" USING btree ("story_id","created_at","id");--> statement-breakpoint
CREATE INDEX "story_consents_by_user" ON "story_consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_of_need_unique" ON "waitlist_entries" USING btree ("need_id","user_id") WHERE need_id is not null and status in ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_of_recipients_unique" ON "waitlist_entries" USING btree ("gyg_id","user_id") WHERE need_id is null and status in ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE INDEX "waitlist_queue" ON "waitlist_entries" USING btree ("need_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_of_gyg" ON "waitlist_entries" USING btree ("gyg_id","need_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_by_user" ON "waitlist_entries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_offers" ON "waitlist_entries" USING btree ("offer_expires_at") WHERE status = 'OFFERED';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_thanked_by_users_id_fk" FOREIGN KEY ("thanked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;