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
ALTER TABLE `gygs` ADD `more_search_text` text;--> statement-breakpoint
ALTER TABLE `gygs` ADD `language` text DEFAULT 'se' NOT NULL;--> statement-breakpoint
ALTER TABLE `gygs` ADD `repeats` text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE `gygs` ADD `occasion_minutes` integer;--> statement-breakpoint
CREATE INDEX `gygs_unsearchable` ON `gygs` (`id`) WHERE more_search_text is null;--> statement-breakpoint
ALTER TABLE `organizations` ADD `summary` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organizations` ADD `language` text DEFAULT 'se' NOT NULL;--> statement-breakpoint
ALTER TABLE `stories` ADD `language` text DEFAULT 'se' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `searchable` integer DEFAULT false NOT NULL;