CREATE INDEX "beneficiaries_by_canceller" ON "beneficiaries" USING btree ("cancelled_by") WHERE cancelled_by is not null;--> statement-breakpoint
CREATE INDEX "bookings_by_canceller" ON "bookings" USING btree ("cancelled_by") WHERE cancelled_by is not null;--> statement-breakpoint
CREATE INDEX "bookings_by_thanker" ON "bookings" USING btree ("thanked_by") WHERE thanked_by is not null;--> statement-breakpoint
CREATE INDEX "gyg_media_by_url" ON "gyg_media" USING btree ("url");--> statement-breakpoint
CREATE INDEX "gyg_messages_by_sender" ON "gyg_messages" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "gyg_tags_by_tag" ON "gyg_tags" USING btree ("tag","organization_id","gyg_id");--> statement-breakpoint
CREATE INDEX "gygs_by_hero_image" ON "gygs" USING btree ("hero_image") WHERE hero_image is not null;--> statement-breakpoint
CREATE INDEX "gygs_by_creator" ON "gygs" USING btree ("created_by") WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX "invites_by_need" ON "invites" USING btree ("need_id") WHERE need_id is not null;--> statement-breakpoint
CREATE INDEX "invites_by_sender" ON "invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invites_by_mail" ON "invites" USING btree ("mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_sent" ON "mail_outbox" USING btree ("created_at","id") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "membership_requests_by_answerer" ON "membership_requests" USING btree ("answered_by") WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX "notifications_about_user" ON "notifications" USING btree ("related_user_id") WHERE related_user_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_by_responder" ON "notifications" USING btree ("responder_full_name") WHERE responder_full_name is not null;--> statement-breakpoint
CREATE INDEX "portfolio_organizations_by_answerer" ON "portfolio_organizations" USING btree ("answered_by") WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX "proposals_by_answerer" ON "proposals" USING btree ("answered_by") WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX "proposals_by_gyg" ON "proposals" USING btree ("gyg_id") WHERE gyg_id is not null;--> statement-breakpoint
CREATE INDEX "proposals_by_image" ON "proposals" USING btree ("image") WHERE image is not null;--> statement-breakpoint
CREATE INDEX "representation_requests_by_answerer" ON "representation_requests" USING btree ("answered_by") WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX "stories_by_responder" ON "stories" USING btree ("responded_by") WHERE responded_by is not null;--> statement-breakpoint
CREATE INDEX "users_erased" ON "users" USING btree ("id") WHERE erased_at is not null;