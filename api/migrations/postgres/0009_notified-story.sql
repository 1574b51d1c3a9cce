ALTER TABLE "notifications" ADD COLUMN "story_id" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_story" ON "notifications" USING btree ("story_id") WHERE story_id is not null;