DROP INDEX `bookings_of_gyg_counted`;--> statement-breakpoint
DROP INDEX `bookings_by_organization`;--> statement-breakpoint
CREATE INDEX `bookings_of_gyg_by_user` ON `bookings` (`gyg_id`,`user_id`,`status`);--> statement-breakpoint
CREATE INDEX `bookings_of_gyg_marked` ON `bookings` (`gyg_id`,`status`,`attendance`) WHERE attendance is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_organization` ON `bookings` (`organization_id`,`gyg_id`,`status`);--> statement-breakpoint
DROP INDEX `beneficiaries_by_gyg`;--> statement-breakpoint
CREATE INDEX `beneficiaries_by_gyg` ON `beneficiaries` (`gyg_id`,`status`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `needs` ADD `active_bookings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `needs` ADD `pending_bookings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `needs` ADD `ended_bookings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `needs` ADD `pending_positions` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `proposal_id` text REFERENCES proposals(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `notifications_by_proposal` ON `notifications` (`proposal_id`) WHERE proposal_id is not null;--> statement-breakpoint
UPDATE `needs` SET
	`active_bookings` = (SELECT count(*) FROM `bookings` WHERE `bookings`.`need_id` = `needs`.`id` AND `bookings`.`status` = 'ACTIVE'),
	`pending_bookings` = (SELECT count(*) FROM `bookings` WHERE `bookings`.`need_id` = `needs`.`id` AND `bookings`.`status` = 'PENDING'),
	`ended_bookings` = (SELECT count(*) FROM `bookings` WHERE `bookings`.`need_id` = `needs`.`id` AND `bookings`.`status` IN ('CANCELLED', 'DECLINED')),
	`pending_positions` = (SELECT coalesce(sum(`bookings`.`quantity`), 0) FROM `bookings` WHERE `bookings`.`need_id` = `needs`.`id` AND `bookings`.`status` = 'PENDING');