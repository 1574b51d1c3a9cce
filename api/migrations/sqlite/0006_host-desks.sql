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
ALTER TABLE `catalogs` ADD `updated_at` integer;--> statement-breakpoint
ALTER TABLE `gygs` ADD `hero_alt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `invites` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `invites` ADD `mail_id` text;--> statement-breakpoint
ALTER TABLE `invites` ADD `locale` text;--> statement-breakpoint
ALTER TABLE `stories` ADD `reject_reason` text;--> statement-breakpoint
ALTER TABLE `stories` ADD `reject_note` text;--> statement-breakpoint
CREATE INDEX `bookings_of_gyg` ON `bookings` (`gyg_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_of_gyg_by_status` ON `bookings` (`gyg_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_of_gyg_counted` ON `bookings` (`gyg_id`,`status`,`need_id`,`user_id`,`quantity`,`organization_id`,`attendance`);