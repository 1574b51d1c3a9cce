CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_secret_unique` ON `calendar_feeds` (`secret`);--> statement-breakpoint
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
ALTER TABLE `beneficiaries` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `thanks` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `thanked_by` text REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `bookings` ADD `thanked_at` integer;--> statement-breakpoint
ALTER TABLE `gygs` ADD `beneficiaries_held` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `needs` ADD `held_positions` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stories` ADD `alt_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `stories` ADD `consent` text;--> statement-breakpoint
ALTER TABLE `stories` ADD `may_share` integer DEFAULT false NOT NULL;