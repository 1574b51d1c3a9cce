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
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogs_friendly_url_unique` ON `catalogs` (`organization_id`,`friendly_url`);--> statement-breakpoint
CREATE INDEX `catalogs_list` ON `catalogs` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `catalogs_by_organization` ON `catalogs` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `gyg_transitions` (
	`gyg_id` text NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`gyg_id`, `state`, `at`),
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
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
CREATE TABLE `lookup_cache` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lookup_cache_expiry` ON `lookup_cache` (`expires_at`);--> statement-breakpoint
CREATE TABLE `portfolio_organisations` (
	`id` text PRIMARY KEY NOT NULL,
	`portfolio_id` text NOT NULL,
	`organization_id` text NOT NULL,
	`accepted` integer DEFAULT false NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`portfolio_id`) REFERENCES `portfolios`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `portfolio_organisations_unique` ON `portfolio_organisations` (`portfolio_id`,`organization_id`);--> statement-breakpoint
CREATE INDEX `portfolio_organisations_by_organisation` ON `portfolio_organisations` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `portfolios` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `portfolios_by_owner` ON `portfolios` (`organization_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `portfolios_by_name` ON `portfolios` (`name`,`id`);--> statement-breakpoint
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
	FOREIGN KEY (`organization_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`represent_org_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`gyg_id`) REFERENCES `gygs`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "proposals_goal" CHECK(sdg_goal_id between 1 and 17)
);
--> statement-breakpoint
CREATE INDEX `proposals_by_organization` ON `proposals` (`organization_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `proposals_by_user` ON `proposals` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_resets` ON `rate_limits` (`resets_at`);--> statement-breakpoint
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
ALTER TABLE `gygs` ADD `taken_down_title` text;--> statement-breakpoint
ALTER TABLE `needs` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `organisation_requests` ADD `locale` text DEFAULT 'se' NOT NULL;--> statement-breakpoint
ALTER TABLE `organisation_requests` ADD `admin_made_at` integer;--> statement-breakpoint
CREATE INDEX `organisation_requests_newest` ON `organisation_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`search_text`,`id`);