CREATE TABLE "gyg_translations" (
	"gyg_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"preface" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"impact" text DEFAULT '' NOT NULL,
	"participant_info" text DEFAULT '' NOT NULL,
	"beneficiary_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gyg_translations_gyg_id_language_pk" PRIMARY KEY("gyg_id","language")
);
--> statement-breakpoint
CREATE TABLE "need_translations" (
	"need_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "need_translations_need_id_language_pk" PRIMARY KEY("need_id","language")
);
--> statement-breakpoint
ALTER TABLE "gygs" ADD COLUMN "more_search_text" text;--> statement-breakpoint
ALTER TABLE "gygs" ADD COLUMN "language" text DEFAULT 'se' NOT NULL;--> statement-breakpoint
ALTER TABLE "gygs" ADD COLUMN "repeats" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "gygs" ADD COLUMN "occasion_minutes" integer;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "language" text DEFAULT 'se' NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "language" text DEFAULT 'se' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searchable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gyg_translations" ADD CONSTRAINT "gyg_translations_gyg_id_gygs_id_fk" FOREIGN KEY ("gyg_id") REFERENCES "public"."gygs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_translations" ADD CONSTRAINT "need_translations_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gygs_unsearchable" ON "gygs" USING btree ("id") WHERE more_search_text is null;