DROP INDEX "bookings_of_gyg_counted";--> statement-breakpoint
DROP INDEX "beneficiaries_by_gyg";--> statement-breakpoint
DROP INDEX "bookings_by_organization";--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "active_bookings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "pending_bookings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "ended_bookings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "pending_positions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "proposal_id" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_gyg_by_user" ON "bookings" USING btree ("gyg_id","user_id","status");--> statement-breakpoint
CREATE INDEX "bookings_of_gyg_marked" ON "bookings" USING btree ("gyg_id","status","attendance") WHERE attendance is not null;--> statement-breakpoint
CREATE INDEX "notifications_by_proposal" ON "notifications" USING btree ("proposal_id") WHERE proposal_id is not null;--> statement-breakpoint
CREATE INDEX "beneficiaries_by_gyg" ON "beneficiaries" USING btree ("gyg_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_organization" ON "bookings" USING btree ("organization_id","gyg_id","status");--> statement-breakpoint
UPDATE "needs" SET
	"active_bookings" = (SELECT count(*) FROM "bookings" WHERE "bookings"."need_id" = "needs"."id" AND "bookings"."status" = 'ACTIVE'),
	"pending_bookings" = (SELECT count(*) FROM "bookings" WHERE "bookings"."need_id" = "needs"."id" AND "bookings"."status" = 'PENDING'),
	"ended_bookings" = (SELECT count(*) FROM "bookings" WHERE "bookings"."need_id" = "needs"."id" AND "bookings"."status" IN ('CANCELLED', 'DECLINED')),
	"pending_positions" = (SELECT coalesce(sum("bookings"."quantity"), 0) FROM "bookings" WHERE "bookings"."need_id" = "needs"."id" AND "bookings"."status" = 'PENDING');