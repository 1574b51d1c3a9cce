CREATE TABLE "catalog_gygs" (
	"catalog_id" text NOT NULL,
	"gyg_id" text NOT NULL,
	"sort_order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "catalog_gygs_catalog_id_gyg_id_pk" PRIMARY KEY("catalog_id","gyg_id")
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"friendly_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gyg_transitions" (
	"gyg_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gyg_transitions_gyg_id_state_at_pk" PRIMARY KEY("gyg_id","state","at")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"organization_id" text NOT NULL,
	"gyg_id" text,
	"need_id" text,
	"user_id" text,
	"email" text,
	"message" text DEFAULT '' NOT NULL,
	"invited_by" text NOT NULL,
	"by_admin" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'SENT' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lookup_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portfolio_organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"portfolio_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"accepted" boolean DEFAULT false NOT NULL,
	"answered_by" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text DEFAULT 'GYG' NOT NULL,
	"payment_method" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"sdg_goal_id" integer DEFAULT 17 NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"start_date_time" timestamp (3) with time zone,
	"end_date_time" timestamp (3) with time zone,
	"more_info" text DEFAULT '' NOT NULL,
	"represents_organization" boolean DEFAULT false NOT NULL,
	"represent_org_id" text,
	"represent_org_info" text DEFAULT '' NOT NULL,
	"custom_fields" jsonb,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"comments" text DEFAULT '' NOT NULL,
	"answered_by" text,
	"answered_at" timestamp (3) with time zone,
	"gyg_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proposals_goal" CHECK (sdg_goal_id between 1 and 17)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_images" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"kind" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gygs" ADD COLUMN "taken_down_title" text;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organisation_requests" ADD COLUMN "locale" text DEFAULT 'se' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_requests" ADD COLUMN "admin_made_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "catalog_gygs" ADD CONSTRAINT "catalog_gygs_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_gygs" ADD CONSTRAINT "catalog_gygs_gyg_id_gygs_id_fk" FOREIGN KEY ("gyg_id") REFERENCES "public"."gygs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_organization_id_organisations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gyg_transitions" ADD CONSTRAINT "gyg_transitions_gyg_id_gygs_id_fk" FOREIGN KEY ("gyg_id") REFERENCES "public"."gygs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_organization_id_organisations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_gyg_id_gygs_id_fk" FOREIGN KEY ("gyg_id") REFERENCES "public"."gygs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_organisations" ADD CONSTRAINT "portfolio_organisations_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_organisations" ADD CONSTRAINT "portfolio_organisations_organization_id_organisations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_organisations" ADD CONSTRAINT "portfolio_organisations_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_organization_id_organisations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_organization_id_organisations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_represent_org_id_organisations_id_fk" FOREIGN KEY ("represent_org_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_gyg_id_gygs_id_fk" FOREIGN KEY ("gyg_id") REFERENCES "public"."gygs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_images" ADD CONSTRAINT "stored_images_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_gygs_by_gyg" ON "catalog_gygs" USING btree ("gyg_id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogs_friendly_url_unique" ON "catalogs" USING btree ("organization_id","friendly_url");--> statement-breakpoint
CREATE INDEX "catalogs_list" ON "catalogs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "catalogs_by_organization" ON "catalogs" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invites_list" ON "invites" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invites_by_user" ON "invites" USING btree ("user_id","type","gyg_id");--> statement-breakpoint
CREATE INDEX "invites_by_email" ON "invites" USING btree ("email","type","gyg_id");--> statement-breakpoint
CREATE INDEX "invites_by_gyg" ON "invites" USING btree ("gyg_id");--> statement-breakpoint
CREATE INDEX "lookup_cache_expiry" ON "lookup_cache" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_organisations_unique" ON "portfolio_organisations" USING btree ("portfolio_id","organization_id");--> statement-breakpoint
CREATE INDEX "portfolio_organisations_by_organisation" ON "portfolio_organisations" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "portfolios_by_owner" ON "portfolios" USING btree ("organization_id","name","id");--> statement-breakpoint
CREATE INDEX "portfolios_by_name" ON "portfolios" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "proposals_by_organization" ON "proposals" USING btree ("organization_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "proposals_by_user" ON "proposals" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_resets" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_images_url_unique" ON "stored_images" USING btree ("url");--> statement-breakpoint
CREATE INDEX "stored_images_by_user" ON "stored_images" USING btree ("uploaded_by","created_at");--> statement-breakpoint
CREATE INDEX "organisation_requests_newest" ON "organisation_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("search_text","id");