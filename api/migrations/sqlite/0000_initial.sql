CREATE TABLE `beneficiaries` (
	`id` text PRIMARY KEY NOT NULL,
	`gyg_id` text NOT NULL,
	`user_id` text NOT NULL,
	`booking_comment` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'ACTIVE' NOT NULL,
	`cancel_reason` text,
	`cancelled_by` text,
	`cancelled_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cancelled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `beneficiaries_active_unique` ON `beneficiaries` (`gyg_id`,`user_id`) WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX `beneficiaries_by_gyg` ON `beneficiaries` (`gyg_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `beneficiaries_by_user` ON `beneficiaries` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`need_id` text NOT NULL,
	`gyg_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`booking_comment` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'ACTIVE' NOT NULL,
	`cancel_reason` text,
	`cancelled_by` text,
	`cancelled_at` integer,
	`organization_id` text,
	`attendance` text,
	`attendance_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`need_id`) REFERENCES `needs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cancelled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_quantity" CHECK(quantity > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_active_unique` ON `bookings` (`need_id`,`user_id`) WHERE status in ('ACTIVE', 'PENDING');--> statement-breakpoint
CREATE INDEX `bookings_by_need` ON `bookings` (`need_id`,`status`);--> statement-breakpoint
CREATE INDEX `bookings_by_user` ON `bookings` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_gyg` ON `bookings` (`gyg_id`,`kind`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_by_organization` ON `bookings` (`organization_id`,`status`,`gyg_id`);--> statement-breakpoint
CREATE TABLE `featured` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`scope` text NOT NULL,
	`organization_id` text,
	`target_id` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `featured_home_unique` ON `featured` (`kind`,`target_id`) WHERE scope = 'home';--> statement-breakpoint
CREATE UNIQUE INDEX `featured_organization_unique` ON `featured` (`organization_id`,`kind`,`target_id`) WHERE scope = 'organization';--> statement-breakpoint
CREATE INDEX `featured_list` ON `featured` (`kind`,`scope`,`created_at`);--> statement-breakpoint
CREATE INDEX `featured_target` ON `featured` (`target_id`);--> statement-breakpoint
CREATE TABLE `gyg_managers` (
	`gyg_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`gyg_id`, `user_id`),
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `gyg_managers_by_user` ON `gyg_managers` (`user_id`);--> statement-breakpoint
CREATE TABLE `gyg_media` (
	`id` text PRIMARY KEY NOT NULL,
	`gyg_id` text NOT NULL,
	`url` text NOT NULL,
	`caption` text DEFAULT '' NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gyg_media_by_gyg` ON `gyg_media` (`gyg_id`,`sort_order`,`created_at`);--> statement-breakpoint
CREATE TABLE `gyg_pages` (
	`gyg_id` text PRIMARY KEY NOT NULL,
	`preface` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`impact` text DEFAULT '' NOT NULL,
	`participant_info` text DEFAULT '' NOT NULL,
	`donation_url` text DEFAULT '' NOT NULL,
	`donation_text` text DEFAULT '' NOT NULL,
	`beneficiary_text` text DEFAULT '' NOT NULL,
	`billetto_event_id` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `gyg_partners` (
	`gyg_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`role` text DEFAULT 'partner' NOT NULL,
	`accepted` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`gyg_id`, `organization_id`),
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gyg_partners_by_organization` ON `gyg_partners` (`organization_id`,`accepted`,`gyg_id`);--> statement-breakpoint
CREATE TABLE `gyg_tags` (
	`organization_id` text NOT NULL,
	`gyg_id` text NOT NULL,
	`tag` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `tag`, `gyg_id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gyg_tags_by_gyg` ON `gyg_tags` (`gyg_id`,`organization_id`);--> statement-breakpoint
CREATE TABLE `gygs` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`title` text NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`hero_image` text,
	`address` text DEFAULT '' NOT NULL,
	`lat` real,
	`lng` real,
	`start_date_time` integer,
	`end_date_time` integer,
	`friendly_url` text NOT NULL,
	`sdg_goal_id` integer DEFAULT 17 NOT NULL,
	`secondary_goals` text DEFAULT '' NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`finished_at` integer,
	`beneficiary_positions` integer DEFAULT 0 NOT NULL,
	`beneficiaries_taken` integer DEFAULT 0 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gygs_goal" CHECK(sdg_goal_id between 1 and 17),
	CONSTRAINT "gygs_start_before_end" CHECK(start_date_time < end_date_time),
	CONSTRAINT "gygs_published_has_times" CHECK(published_at is null or (start_date_time is not null and end_date_time is not null)),
	CONSTRAINT "gygs_places" CHECK(beneficiaries_taken >= 0 and beneficiaries_taken <= beneficiary_positions)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gygs_friendly_url_unique` ON `gygs` (`organization_id`,`friendly_url`);--> statement-breakpoint
CREATE INDEX `gygs_public_list` ON `gygs` (`start_date_time`,`id`,`end_date_time`,`finished_at`,`hidden`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `gygs_public_list_by_goal` ON `gygs` (`sdg_goal_id`,`start_date_time`,`id`,`end_date_time`,`finished_at`,`hidden`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `gygs_list_by_host` ON `gygs` (`organization_id`,`start_date_time`,`id`);--> statement-breakpoint
CREATE INDEX `gygs_end` ON `gygs` (`end_date_time`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `gygs_place` ON `gygs` (`lat`,`lng`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`caller` text NOT NULL,
	`path` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`status` integer,
	`answer` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`caller`, `path`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identity_code` (
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`mac` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `purpose`),
	FOREIGN KEY (`user_id`) REFERENCES `identity_user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `identity_code_expires_ix` ON `identity_code` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identity_key` (
	`id` text PRIMARY KEY NOT NULL,
	`use` text NOT NULL,
	`slot` text NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_key_slot_uq` ON `identity_key` (`slot`);--> statement-breakpoint
CREATE TABLE `identity_limit` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `identity_limit_resets_ix` ON `identity_limit` (`resets_at`);--> statement-breakpoint
CREATE TABLE `identity_payload` (
	`model` text NOT NULL,
	`id` text NOT NULL,
	`payload` text NOT NULL,
	`uid` text,
	`user_code` text,
	`grant_id` text,
	`account_id` text,
	`consumed_at` integer,
	`expires_at` integer,
	PRIMARY KEY(`model`, `id`)
);
--> statement-breakpoint
CREATE INDEX `identity_payload_uid_ix` ON `identity_payload` (`model`,`uid`);--> statement-breakpoint
CREATE INDEX `identity_payload_user_code_ix` ON `identity_payload` (`model`,`user_code`);--> statement-breakpoint
CREATE INDEX `identity_payload_grant_ix` ON `identity_payload` (`grant_id`);--> statement-breakpoint
CREATE INDEX `identity_payload_account_ix` ON `identity_payload` (`account_id`);--> statement-breakpoint
CREATE INDEX `identity_payload_expires_ix` ON `identity_payload` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identity_user` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`locale` text NOT NULL,
	`password_hash` text NOT NULL,
	`groups` text NOT NULL,
	`confirmed_at` integer,
	`not_before` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_user_email_uq` ON `identity_user` (`email`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`to` text NOT NULL,
	`template` text NOT NULL,
	`locale` text NOT NULL,
	`data` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`next_at`,`id`) WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX `mail_outbox_by_recipient` ON `mail_outbox` (`to`,`created_at`);--> statement-breakpoint
CREATE TABLE `membership_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`invitation_ref` text NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_requests_pending_unique` ON `membership_requests` (`organization_id`,`user_id`) WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX `membership_requests_by_organization` ON `membership_requests` (`organization_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `membership_requests_by_user` ON `membership_requests` (`user_id`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_unique` ON `memberships` (`organization_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `memberships_by_user` ON `memberships` (`user_id`,`role`);--> statement-breakpoint
CREATE INDEX `memberships_by_organization` ON `memberships` (`organization_id`,`role`,`created_at`);--> statement-breakpoint
CREATE TABLE `needs` (
	`id` text PRIMARY KEY NOT NULL,
	`gyg_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`duration_minutes` integer,
	`offered_positions` integer DEFAULT 0 NOT NULL,
	`booked_positions` integer DEFAULT 0 NOT NULL,
	`who_can_offer` text DEFAULT 'ANYONE' NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`needs_approval` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "needs_positions" CHECK(booked_positions >= 0 and booked_positions <= offered_positions),
	CONSTRAINT "needs_duration" CHECK(duration_minutes is null or duration_minutes >= 0)
);
--> statement-breakpoint
CREATE INDEX `needs_by_gyg` ON `needs` (`gyg_id`,`kind`,`sort_order`,`created_at`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`image` text,
	`data` text,
	`viewed` integer DEFAULT false NOT NULL,
	`archived` integer DEFAULT false NOT NULL,
	`related_user_id` text,
	`gyg_id` text,
	`organization_id` text,
	`action_kind` text,
	`action_target_id` text,
	`responded_at` integer,
	`responder_accepted` integer,
	`responder_full_name` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`related_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `notifications_list` ON `notifications` (`user_id`,`archived`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_not_viewed` ON `notifications` (`user_id`,`viewed`,`archived`);--> statement-breakpoint
CREATE INDEX `notifications_by_action` ON `notifications` (`action_kind`,`action_target_id`) WHERE action_kind is not null;--> statement-breakpoint
CREATE INDEX `notifications_by_gyg` ON `notifications` (`gyg_id`);--> statement-breakpoint
CREATE TABLE `old_friendly_urls` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`friendly_url` text NOT NULL,
	`organization_id` text NOT NULL,
	`target_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `old_friendly_urls_organisation_unique` ON `old_friendly_urls` (`friendly_url`) WHERE kind = 'organisation';--> statement-breakpoint
CREATE UNIQUE INDEX `old_friendly_urls_gyg_unique` ON `old_friendly_urls` (`organization_id`,`friendly_url`) WHERE kind = 'gyg';--> statement-breakpoint
CREATE INDEX `old_friendly_urls_target` ON `old_friendly_urls` (`target_id`);--> statement-breakpoint
CREATE TABLE `data_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`locked_by` text,
	`locked_until` integer,
	`last_run_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `organisation_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`recipient` text NOT NULL,
	`message` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organisation_invites_by_user` ON `organisation_invites` (`invited_by`,`created_at`);--> statement-breakpoint
CREATE TABLE `organisation_pages` (
	`organization_id` text PRIMARY KEY NOT NULL,
	`about_organization` text DEFAULT '' NOT NULL,
	`membership_terms` text DEFAULT '' NOT NULL,
	`profile_visible` integer DEFAULT true NOT NULL,
	`sort_order` text DEFAULT 'desc' NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`facebook` text DEFAULT '' NOT NULL,
	`linkedin` text DEFAULT '' NOT NULL,
	`twitter` text DEFAULT '' NOT NULL,
	`instagram` text DEFAULT '' NOT NULL,
	`proposal_feature_enabled` integer DEFAULT false NOT NULL,
	`proposal_form_widget` text DEFAULT 'Default' NOT NULL,
	`proposal_who_can_submit` text DEFAULT 'ANYONE' NOT NULL,
	`proposal_short_text` text DEFAULT '' NOT NULL,
	`proposal_button_text` text DEFAULT 'Submit Proposal' NOT NULL,
	`proposal_help_text` text DEFAULT '' NOT NULL,
	`proposal_represent_organization` integer DEFAULT false NOT NULL,
	`premium_account` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `organisation_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`requester_name` text NOT NULL,
	`requester_email` text NOT NULL,
	`name` text NOT NULL,
	`website` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`country` text DEFAULT 'se' NOT NULL,
	`invite_id` text,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`organization_id` text,
	`answered_by` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`invite_id`) REFERENCES `organisation_invites`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organisation_requests_list` ON `organisation_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `organisation_requests_by_email` ON `organisation_requests` (`requester_email`,`status`);--> statement-breakpoint
CREATE TABLE `organisations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`friendly_url` text NOT NULL,
	`logo` text,
	`hero_image` text,
	`organization_type` text DEFAULT 'NON-PROFIT' NOT NULL,
	`country` text DEFAULT 'se' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`industry` integer DEFAULT 0 NOT NULL,
	`member_approval` text DEFAULT 'MANUAL' NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organisations_friendly_url_unique` ON `organisations` (`friendly_url`);--> statement-breakpoint
CREATE INDEX `organisations_list` ON `organisations` (`sort_order`,`name`,`id`);--> statement-breakpoint
CREATE TABLE `representation_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `representation_requests_live_unique` ON `representation_requests` (`booking_id`) WHERE status in ('PENDING', 'ACCEPTED');--> statement-breakpoint
CREATE INDEX `representation_requests_by_booking` ON `representation_requests` (`booking_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `representation_requests_by_organization` ON `representation_requests` (`organization_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `representation_requests_by_user` ON `representation_requests` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `stories` (
	`id` text PRIMARY KEY NOT NULL,
	`gyg_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`url` text,
	`caption` text NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`response` text,
	`responded_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`responded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stories_by_gyg` ON `stories` (`gyg_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_by_organization` ON `stories` (`organization_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_by_user` ON `stories` (`user_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_newest` ON `stories` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`full_name` text NOT NULL,
	`email` text,
	`profile_image` text,
	`locale` text DEFAULT 'en' NOT NULL,
	`show_name` integer DEFAULT true NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`erased_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_subject_unique` ON `users` (`subject`);--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (`email`);