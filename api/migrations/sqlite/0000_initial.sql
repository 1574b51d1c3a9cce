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
	`confirmed_at` integer,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cancelled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `beneficiaries_active_unique` ON `beneficiaries` (`gyg_id`,`user_id`) WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX `beneficiaries_by_user` ON `beneficiaries` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `beneficiaries_by_gyg` ON `beneficiaries` (`gyg_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `beneficiaries_by_canceller` ON `beneficiaries` (`cancelled_by`) WHERE cancelled_by is not null;--> statement-breakpoint
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
	`confirmed_at` integer,
	`thanks` text,
	`thanked_by` text,
	`thanked_at` integer,
	FOREIGN KEY (`need_id`) REFERENCES `needs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cancelled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`thanked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_quantity" CHECK(quantity > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_active_unique` ON `bookings` (`need_id`,`user_id`) WHERE status in ('ACTIVE', 'PENDING');--> statement-breakpoint
CREATE INDEX `bookings_by_need` ON `bookings` (`need_id`,`status`);--> statement-breakpoint
CREATE INDEX `bookings_by_user` ON `bookings` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_gyg` ON `bookings` (`gyg_id`,`kind`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_of_gyg` ON `bookings` (`gyg_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_of_gyg_by_status` ON `bookings` (`gyg_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_of_gyg_by_user` ON `bookings` (`gyg_id`,`user_id`,`status`);--> statement-breakpoint
CREATE INDEX `bookings_of_gyg_marked` ON `bookings` (`gyg_id`,`status`,`attendance`) WHERE attendance is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_organization` ON `bookings` (`organization_id`,`gyg_id`,`status`);--> statement-breakpoint
CREATE INDEX `bookings_newest` ON `bookings` (`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_by_canceller` ON `bookings` (`cancelled_by`) WHERE cancelled_by is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_thanker` ON `bookings` (`thanked_by`) WHERE thanked_by is not null;--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_secret_unique` ON `calendar_feeds` (`secret`);--> statement-breakpoint
CREATE TABLE `catalog_gygs` (
	`catalog_id` text NOT NULL,
	`gyg_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`catalog_id`, `gyg_id`),
	FOREIGN KEY (`catalog_id`) REFERENCES `catalogs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `catalog_gygs_by_gyg` ON `catalog_gygs` (`gyg_id`);--> statement-breakpoint
CREATE TABLE `catalogs` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`friendly_url` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogs_friendly_url_unique` ON `catalogs` (`organization_id`,`friendly_url`);--> statement-breakpoint
CREATE INDEX `catalogs_list` ON `catalogs` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `catalogs_by_organization` ON `catalogs` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`booking_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text DEFAULT 'FULL' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_code_unique` ON `certificates` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_booking_unique` ON `certificates` (`booking_id`);--> statement-breakpoint
CREATE INDEX `certificates_by_user` ON `certificates` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `featured` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`scope` text NOT NULL,
	`organization_id` text,
	`target_id` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `featured_home_unique` ON `featured` (`kind`,`target_id`) WHERE scope = 'home';--> statement-breakpoint
CREATE UNIQUE INDEX `featured_organization_unique` ON `featured` (`organization_id`,`kind`,`target_id`) WHERE scope = 'organization';--> statement-breakpoint
CREATE INDEX `featured_target` ON `featured` (`target_id`);--> statement-breakpoint
CREATE INDEX `featured_list` ON `featured` (`kind`,`scope`,`position`,`created_at`);--> statement-breakpoint
CREATE TABLE `gyg_card_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`gyg_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `gyg_cards` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`gyg_id` text NOT NULL,
	`version` integer NOT NULL,
	`format` integer NOT NULL,
	`removed` integer DEFAULT false NOT NULL,
	`organization_id` text NOT NULL,
	`org_name` text NOT NULL,
	`org_logo` text,
	`org_friendly_url` text NOT NULL,
	`org_search_text` text NOT NULL,
	`friendly_url` text NOT NULL,
	`published_at` integer,
	`start_date_time` integer,
	`end_date_time` integer,
	`finished_at` integer,
	`hidden` integer NOT NULL,
	`sdg_goal_id` integer NOT NULL,
	`goals` integer NOT NULL,
	`lat` real,
	`lng` real,
	`online` integer NOT NULL,
	`positions_left` integer NOT NULL,
	`items_left` integer NOT NULL,
	`open_positions` integer NOT NULL,
	`open_items` integer NOT NULL,
	`places_left` integer NOT NULL,
	`title_key` text NOT NULL,
	`search_text` text NOT NULL,
	`place_text` text NOT NULL,
	`hero_image` text,
	`shown` text NOT NULL,
	`open_needs` text NOT NULL,
	`second_language` text,
	`second_shown` text,
	`second_open_needs` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gyg_cards_gyg_unique` ON `gyg_cards` (`gyg_id`);--> statement-breakpoint
CREATE INDEX `gyg_cards_by_version` ON `gyg_cards` (`version`);--> statement-breakpoint
CREATE INDEX `gyg_cards_by_format` ON `gyg_cards` (`format`);--> statement-breakpoint
CREATE INDEX `gyg_cards_by_host` ON `gyg_cards` (`organization_id`);--> statement-breakpoint
CREATE INDEX `gyg_cards_sitemap` ON `gyg_cards` (`seq`,`hidden`,`organization_id`,`org_friendly_url`,`friendly_url`,`updated_at`) WHERE published_at is not null;--> statement-breakpoint
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
CREATE INDEX `gyg_media_by_url` ON `gyg_media` (`url`);--> statement-breakpoint
CREATE TABLE `gyg_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`gyg_id` text NOT NULL,
	`sent_by` text NOT NULL,
	`audience` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`recipients` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sent_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `gyg_messages_list` ON `gyg_messages` (`gyg_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `gyg_messages_by_sender` ON `gyg_messages` (`sent_by`);--> statement-breakpoint
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
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gyg_partners_by_organization` ON `gyg_partners` (`organization_id`,`accepted`,`gyg_id`);--> statement-breakpoint
CREATE TABLE `gyg_reminders` (
	`gyg_id` text PRIMARY KEY NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`hours_before` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sent_reminders` (
	`gyg_id` text NOT NULL,
	`start_date_time` integer NOT NULL,
	`hours_before` integer NOT NULL,
	`recipients` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`gyg_id`, `start_date_time`, `hours_before`),
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `gyg_tags` (
	`organization_id` text NOT NULL,
	`gyg_id` text NOT NULL,
	`tag` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `tag`, `gyg_id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gyg_tags_by_gyg` ON `gyg_tags` (`gyg_id`,`organization_id`);--> statement-breakpoint
CREATE INDEX `gyg_tags_by_tag` ON `gyg_tags` (`tag`,`organization_id`,`gyg_id`);--> statement-breakpoint
CREATE TABLE `gyg_transitions` (
	`gyg_id` text NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`gyg_id`, `state`, `at`),
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
	`taken_down_title` text,
	`hero_alt` text DEFAULT '' NOT NULL,
	`more_search_text` text,
	`language` text DEFAULT 'se' NOT NULL,
	`repeats` text DEFAULT 'NONE' NOT NULL,
	`occasion_minutes` integer,
	`beneficiaries_held` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action,
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
CREATE INDEX `gygs_unsearchable` ON `gygs` (`id`) WHERE more_search_text is null;--> statement-breakpoint
CREATE INDEX `gygs_by_hero_image` ON `gygs` (`hero_image`) WHERE hero_image is not null;--> statement-breakpoint
CREATE INDEX `gygs_by_creator` ON `gygs` (`created_by`) WHERE created_by is not null;--> statement-breakpoint
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
CREATE TABLE `identity_consent` (
	`account_id` text NOT NULL,
	`client_id` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `client_id`),
	FOREIGN KEY (`account_id`) REFERENCES `identity_user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `identity_consent_client_ix` ON `identity_consent` (`client_id`);--> statement-breakpoint
CREATE TABLE `identity_key` (
	`id` text PRIMARY KEY NOT NULL,
	`use` text NOT NULL,
	`slot` text NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_key_slot_uq` ON `identity_key` (`slot`);--> statement-breakpoint
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
CREATE TABLE `invites` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`organization_id` text NOT NULL,
	`gyg_id` text,
	`need_id` text,
	`user_id` text,
	`email` text,
	`message` text DEFAULT '' NOT NULL,
	`invited_by` text NOT NULL,
	`by_admin` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'SENT' NOT NULL,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	`reminded_at` integer,
	`mail_id` text,
	`locale` text,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`need_id`) REFERENCES `needs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invites_list` ON `invites` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invites_by_user` ON `invites` (`user_id`,`type`,`gyg_id`);--> statement-breakpoint
CREATE INDEX `invites_by_email` ON `invites` (`email`,`type`,`gyg_id`);--> statement-breakpoint
CREATE INDEX `invites_by_gyg` ON `invites` (`gyg_id`);--> statement-breakpoint
CREATE INDEX `invites_by_need` ON `invites` (`need_id`) WHERE need_id is not null;--> statement-breakpoint
CREATE INDEX `invites_by_sender` ON `invites` (`invited_by`);--> statement-breakpoint
CREATE INDEX `invites_by_mail` ON `invites` (`mail_id`) WHERE mail_id is not null;--> statement-breakpoint
CREATE TABLE `lookup_cache` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lookup_cache_expiry` ON `lookup_cache` (`expires_at`);--> statement-breakpoint
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
CREATE INDEX `mail_outbox_failed` ON `mail_outbox` (`failed_at`,`id`) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX `mail_outbox_troubled` ON `mail_outbox` (`created_at`,`id`) WHERE sent_at is null and last_error is not null;--> statement-breakpoint
CREATE INDEX `mail_outbox_sent` ON `mail_outbox` (`created_at`,`id`) WHERE sent_at is not null;--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `membership_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`invitation_ref` text NOT NULL,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_requests_pending_unique` ON `membership_requests` (`organization_id`,`user_id`) WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX `membership_requests_by_organization` ON `membership_requests` (`organization_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `membership_requests_by_user` ON `membership_requests` (`user_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `membership_requests_by_answerer` ON `membership_requests` (`answered_by`) WHERE answered_by is not null;--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
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
	`deleted_at` integer,
	`active_bookings` integer DEFAULT 0 NOT NULL,
	`pending_bookings` integer DEFAULT 0 NOT NULL,
	`ended_bookings` integer DEFAULT 0 NOT NULL,
	`pending_positions` integer DEFAULT 0 NOT NULL,
	`held_positions` integer DEFAULT 0 NOT NULL,
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
	`proposal_id` text,
	`story_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`related_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `notifications_list` ON `notifications` (`user_id`,`archived`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_not_viewed` ON `notifications` (`user_id`,`viewed`,`archived`);--> statement-breakpoint
CREATE INDEX `notifications_by_action` ON `notifications` (`action_kind`,`action_target_id`) WHERE action_kind is not null;--> statement-breakpoint
CREATE INDEX `notifications_by_gyg` ON `notifications` (`gyg_id`);--> statement-breakpoint
CREATE INDEX `notifications_by_proposal` ON `notifications` (`proposal_id`) WHERE proposal_id is not null;--> statement-breakpoint
CREATE INDEX `notifications_by_story` ON `notifications` (`story_id`) WHERE story_id is not null;--> statement-breakpoint
CREATE INDEX `notifications_about_user` ON `notifications` (`related_user_id`) WHERE related_user_id is not null;--> statement-breakpoint
CREATE INDEX `notifications_by_responder` ON `notifications` (`responder_full_name`) WHERE responder_full_name is not null;--> statement-breakpoint
CREATE TABLE `old_friendly_urls` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`friendly_url` text NOT NULL,
	`organization_id` text NOT NULL,
	`target_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `old_friendly_urls_gyg_unique` ON `old_friendly_urls` (`organization_id`,`friendly_url`) WHERE kind = 'gyg';--> statement-breakpoint
CREATE INDEX `old_friendly_urls_target` ON `old_friendly_urls` (`target_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `old_friendly_urls_organization_unique` ON `old_friendly_urls` (`friendly_url`) WHERE kind = 'organization';--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL,
	`role` text DEFAULT 'admin' NOT NULL,
	`category` text DEFAULT 'access' NOT NULL,
	`target_kind` text DEFAULT 'other' NOT NULL,
	`before` text,
	`after` text,
	`reason` text,
	`request_id` text
);
--> statement-breakpoint
CREATE INDEX `audit_entries_target_ix` ON `audit_entries` (`target`);--> statement-breakpoint
CREATE INDEX `audit_entries_newest` ON `audit_entries` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_category` ON `audit_entries` (`category`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_role` ON `audit_entries` (`role`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_actor` ON `audit_entries` (`actor`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_request` ON `audit_entries` (`request_id`);--> statement-breakpoint
CREATE TABLE `data_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `hourly_counts` (
	`name` text NOT NULL,
	`hour` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`name`, `hour`)
);
--> statement-breakpoint
CREATE INDEX `hourly_counts_by_hour` ON `hourly_counts` (`hour`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`locked_by` text,
	`locked_until` integer,
	`last_run_at` integer,
	`created_at` integer NOT NULL,
	`last_took_ms` integer,
	`last_error` text,
	`requested_at` integer
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `organization_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`recipient` text NOT NULL,
	`message` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organization_invites_by_user` ON `organization_invites` (`invited_by`,`created_at`);--> statement-breakpoint
CREATE TABLE `organization_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`hint` text NOT NULL,
	`scopes` text NOT NULL,
	`expires_at` integer,
	`last_used_at` integer,
	`revoked_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_keys_hash_unique` ON `organization_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `organization_keys_by_organization` ON `organization_keys` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `organization_origins` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`origin` text NOT NULL,
	`may_log_in` integer DEFAULT true NOT NULL,
	`may_frame` integer DEFAULT false NOT NULL,
	`added_by` text NOT NULL,
	`last_seen_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`added_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_origins_unique` ON `organization_origins` (`organization_id`,`origin`);--> statement-breakpoint
CREATE INDEX `organization_origins_by_origin` ON `organization_origins` (`origin`);--> statement-breakpoint
CREATE TABLE `organization_pages` (
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
	`proposal_questions` text,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `organization_requests` (
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
	`locale` text DEFAULT 'se' NOT NULL,
	`admin_made_at` integer,
	`answer` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`invite_id`) REFERENCES `organization_invites`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organization_requests_list` ON `organization_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `organization_requests_newest` ON `organization_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `organization_requests_by_email` ON `organization_requests` (`requester_email`,`status`);--> statement-breakpoint
CREATE TABLE `organizations` (
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
	`created_at` integer NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`language` text DEFAULT 'se' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_friendly_url_unique` ON `organizations` (`friendly_url`);--> statement-breakpoint
CREATE INDEX `organizations_newest` ON `organizations` (`created_at`);--> statement-breakpoint
CREATE INDEX `organizations_by_order` ON `organizations` (`sort_order`,`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `organizations_by_swedish_order` ON `organizations` (`sort_order`,`sort_text`,`id`);--> statement-breakpoint
CREATE TABLE `portfolio_organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`portfolio_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`accepted` integer DEFAULT false NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`portfolio_id`) REFERENCES `portfolios`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `portfolio_organizations_unique` ON `portfolio_organizations` (`portfolio_id`,`organization_id`);--> statement-breakpoint
CREATE INDEX `portfolio_organizations_by_organization` ON `portfolio_organizations` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `portfolio_organizations_by_answerer` ON `portfolio_organizations` (`answered_by`) WHERE answered_by is not null;--> statement-breakpoint
CREATE TABLE `portfolios` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `portfolios_by_owner` ON `portfolios` (`organization_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `portfolios_by_search_text` ON `portfolios` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `portfolios_by_sort_text` ON `portfolios` (`sort_text`,`id`);--> statement-breakpoint
CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text DEFAULT 'GYG' NOT NULL,
	`payment_method` text,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`image` text,
	`sdg_goal_id` integer DEFAULT 17 NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`start_date_time` integer,
	`end_date_time` integer,
	`more_info` text DEFAULT '' NOT NULL,
	`represents_organization` integer DEFAULT false NOT NULL,
	`represent_org_id` text,
	`represent_org_info` text DEFAULT '' NOT NULL,
	`custom_fields` text,
	`status` text DEFAULT 'PENDING' NOT NULL,
	`comments` text DEFAULT '' NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`gyg_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`represent_org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "proposals_goal" CHECK(sdg_goal_id between 1 and 17)
);
--> statement-breakpoint
CREATE INDEX `proposals_by_organization` ON `proposals` (`organization_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `proposals_by_user` ON `proposals` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `proposals_by_answerer` ON `proposals` (`answered_by`) WHERE answered_by is not null;--> statement-breakpoint
CREATE INDEX `proposals_by_gyg` ON `proposals` (`gyg_id`) WHERE gyg_id is not null;--> statement-breakpoint
CREATE INDEX `proposals_by_image` ON `proposals` (`image`) WHERE image is not null;--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_resets` ON `rate_limits` (`resets_at`);--> statement-breakpoint
CREATE TABLE `remote_choices` (
	`name` text PRIMARY KEY NOT NULL,
	`entry` text NOT NULL,
	`used_entry` text,
	`canary_entry` text,
	`canary_state` text,
	`share` integer,
	`paused_for` text,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `remote_failures` (
	`name` text NOT NULL,
	`entry` text NOT NULL,
	`message` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`name`, `entry`, `message`)
);
--> statement-breakpoint
CREATE INDEX `remote_failures_by_time` ON `remote_failures` (`last_at`);--> statement-breakpoint
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
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `representation_requests_live_unique` ON `representation_requests` (`booking_id`) WHERE status in ('PENDING', 'ACCEPTED');--> statement-breakpoint
CREATE INDEX `representation_requests_by_booking` ON `representation_requests` (`booking_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `representation_requests_by_organization` ON `representation_requests` (`organization_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `representation_requests_by_user` ON `representation_requests` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `representation_requests_by_answerer` ON `representation_requests` (`answered_by`) WHERE answered_by is not null;--> statement-breakpoint
CREATE TABLE `stored_images` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`kind` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`uploaded_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stored_images_url_unique` ON `stored_images` (`url`);--> statement-breakpoint
CREATE INDEX `stored_images_by_user` ON `stored_images` (`uploaded_by`,`created_at`);--> statement-breakpoint
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
	`reject_reason` text,
	`reject_note` text,
	`language` text DEFAULT 'se' NOT NULL,
	`alt_text` text DEFAULT '' NOT NULL,
	`consent` text,
	`may_share` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`responded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stories_by_gyg` ON `stories` (`gyg_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_by_organization` ON `stories` (`organization_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_by_user` ON `stories` (`user_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_newest` ON `stories` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `stories_by_responder` ON `stories` (`responded_by`) WHERE responded_by is not null;--> statement-breakpoint
CREATE TABLE `story_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`story_id` text NOT NULL,
	`given` integer NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `story_consents_of_story` ON `story_consents` (`story_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `story_consents_by_user` ON `story_consents` (`user_id`);--> statement-breakpoint
CREATE TABLE `gyg_translations` (
	`gyg_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`preface` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`impact` text DEFAULT '' NOT NULL,
	`participant_info` text DEFAULT '' NOT NULL,
	`beneficiary_text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`gyg_id`, `language`),
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `need_translations` (
	`need_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`need_id`, `language`),
	FOREIGN KEY (`need_id`) REFERENCES `needs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	`searchable` integer DEFAULT false NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_subject_unique` ON `users` (`subject`);--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_erased` ON `users` (`id`) WHERE erased_at is not null;--> statement-breakpoint
CREATE INDEX `users_searchable` ON `users` (`id`) WHERE searchable and show_name;--> statement-breakpoint
CREATE INDEX `users_by_swedish_name` ON `users` (`sort_text`,`id`);--> statement-breakpoint
CREATE TABLE `waitlist_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`gyg_id` text NOT NULL,
	`need_id` text,
	`kind` text,
	`user_id` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`booking_comment` text DEFAULT '' NOT NULL,
	`organization_id` text,
	`status` text DEFAULT 'WAITING' NOT NULL,
	`offered_at` integer,
	`offered_quantity` integer,
	`offer_expires_at` integer,
	`booking_id` text,
	`ended_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`need_id`) REFERENCES `needs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "waitlist_quantity" CHECK(quantity > 0 and (offered_quantity is null or offered_quantity > 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_of_need_unique` ON `waitlist_entries` (`need_id`,`user_id`) WHERE need_id is not null and status in ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_of_recipients_unique` ON `waitlist_entries` (`gyg_id`,`user_id`) WHERE need_id is null and status in ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE INDEX `waitlist_queue` ON `waitlist_entries` (`need_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `waitlist_of_gyg` ON `waitlist_entries` (`gyg_id`,`need_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `waitlist_by_user` ON `waitlist_entries` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `waitlist_offers` ON `waitlist_entries` (`offer_expires_at`) WHERE status = 'OFFERED';--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`gyg_id` text,
	`payload` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`delivered_at` integer,
	`failed_at` integer,
	`sent_at` integer,
	`signature` text,
	`status` integer,
	`took` integer,
	`answer_headers` text,
	`answer_body` text,
	`error` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`webhook_id`,`next_at`,`id`) WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_order` ON `webhook_deliveries` (`webhook_id`,`gyg_id`,`id`) WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_log` ON `webhook_deliveries` (`webhook_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`previous_secret` text,
	`previous_secret_until` integer,
	`failure_notified_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhooks_by_organization` ON `webhooks` (`organization_id`,`created_at`,`id`);