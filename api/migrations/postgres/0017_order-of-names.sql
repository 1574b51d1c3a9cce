DROP INDEX "organizations_list";--> statement-breakpoint
DROP INDEX "portfolios_by_name";--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "sort_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "sort_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "organizations_by_order" ON "organizations" USING btree ("sort_order","search_text","id");--> statement-breakpoint
CREATE INDEX "organizations_by_swedish_order" ON "organizations" USING btree ("sort_order","sort_text","id");--> statement-breakpoint
CREATE INDEX "portfolios_by_search_text" ON "portfolios" USING btree ("search_text","id");--> statement-breakpoint
CREATE INDEX "portfolios_by_sort_text" ON "portfolios" USING btree ("sort_text","id");--> statement-breakpoint
CREATE INDEX "users_by_swedish_name" ON "users" USING btree ("sort_text","id");