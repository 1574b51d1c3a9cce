CREATE INDEX `beneficiaries_by_canceller` ON `beneficiaries` (`cancelled_by`) WHERE cancelled_by is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_canceller` ON `bookings` (`cancelled_by`) WHERE cancelled_by is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_thanker` ON `bookings` (`thanked_by`) WHERE thanked_by is not null;--> statement-breakpoint
CREATE INDEX `gyg_media_by_url` ON `gyg_media` (`url`);--> statement-breakpoint
CREATE INDEX `gyg_messages_by_sender` ON `gyg_messages` (`sent_by`);--> statement-breakpoint
CREATE INDEX `gyg_tags_by_tag` ON `gyg_tags` (`tag`,`organization_id`,`gyg_id`);--> statement-breakpoint
CREATE INDEX `gygs_by_hero_image` ON `gygs` (`hero_image`) WHERE hero_image is not null;--> statement-breakpoint
CREATE INDEX `gygs_by_creator` ON `gygs` (`created_by`) WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX `invites_by_need` ON `invites` (`need_id`) WHERE need_id is not null;--> statement-breakpoint
CREATE INDEX `invites_by_sender` ON `invites` (`invited_by`);--> statement-breakpoint
CREATE INDEX `invites_by_mail` ON `invites` (`mail_id`) WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX `mail_outbox_sent` ON `mail_outbox` (`created_at`,`id`) WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX `membership_requests_by_answerer` ON `membership_requests` (`answered_by`) WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX `notifications_about_user` ON `notifications` (`related_user_id`) WHERE related_user_id is not null;--> statement-breakpoint
CREATE INDEX `notifications_by_responder` ON `notifications` (`responder_full_name`) WHERE responder_full_name is not null;--> statement-breakpoint
CREATE INDEX `portfolio_organizations_by_answerer` ON `portfolio_organizations` (`answered_by`) WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX `proposals_by_answerer` ON `proposals` (`answered_by`) WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX `proposals_by_gyg` ON `proposals` (`gyg_id`) WHERE gyg_id is not null;--> statement-breakpoint
CREATE INDEX `proposals_by_image` ON `proposals` (`image`) WHERE image is not null;--> statement-breakpoint
CREATE INDEX `representation_requests_by_answerer` ON `representation_requests` (`answered_by`) WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX `stories_by_responder` ON `stories` (`responded_by`) WHERE responded_by is not null;--> statement-breakpoint
CREATE INDEX `users_erased` ON `users` (`id`) WHERE erased_at is not null;