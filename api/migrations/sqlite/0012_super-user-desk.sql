CREATE TABLE `hourly_counts` (
	`name` text NOT NULL,
	`hour` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`name`, `hour`)
);
--> statement-breakpoint
CREATE INDEX `hourly_counts_by_hour` ON `hourly_counts` (`hour`);--> statement-breakpoint
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
DROP INDEX `audit_entries_created_ix`;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `role` text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `category` text DEFAULT 'access' NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `target_kind` text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `before` text;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `after` text;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `request_id` text;--> statement-breakpoint
CREATE INDEX `audit_entries_newest` ON `audit_entries` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_category` ON `audit_entries` (`category`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_role` ON `audit_entries` (`role`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_actor` ON `audit_entries` (`actor`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_request` ON `audit_entries` (`request_id`);--> statement-breakpoint
DROP INDEX `featured_list`;--> statement-breakpoint
ALTER TABLE `featured` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `featured` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `featured` ADD `ends_at` integer;--> statement-breakpoint
CREATE INDEX `featured_list` ON `featured` (`kind`,`scope`,`position`,`created_at`);--> statement-breakpoint
ALTER TABLE `jobs` ADD `last_took_ms` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `last_error` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `requested_at` integer;--> statement-breakpoint
ALTER TABLE `organization_requests` ADD `answer` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_newest` ON `bookings` (`created_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_failed` ON `mail_outbox` (`failed_at`,`id`) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX `organizations_newest` ON `organizations` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`id`);--> statement-breakpoint
UPDATE `audit_entries` SET
	`role` = CASE WHEN `actor` LIKE 'key:%' THEN 'key' WHEN `actor` = 'server' THEN 'server' ELSE 'admin' END,
	`category` = CASE WHEN `actor` LIKE 'key:%' THEN 'content' ELSE 'access' END,
	`target_kind` = CASE
		WHEN `actor` LIKE 'key:%' THEN 'other'
		WHEN `action` LIKE 'origin.%' THEN 'origin'
		WHEN `action` LIKE 'key.%' THEN 'key'
		WHEN `action` LIKE 'webhook.%' THEN 'webhook'
		WHEN `action` LIKE 'group.%' THEN 'user'
		ELSE 'other' END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_never_changed` BEFORE UPDATE ON `audit_entries`
BEGIN
	SELECT RAISE(ABORT, 'entries of the audit log are never changed');
END;
