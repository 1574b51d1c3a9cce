DROP INDEX "gyg_cards_sitemap";--> statement-breakpoint
ALTER TABLE "gyg_cards" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_searchable" ON "users" USING btree ("id") WHERE searchable and show_name;--> statement-breakpoint
CREATE INDEX "gyg_cards_sitemap" ON "gyg_cards" USING btree ("seq","hidden","organization_id","org_friendly_url","friendly_url","updated_at") WHERE published_at is not null;