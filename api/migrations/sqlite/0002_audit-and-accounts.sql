CREATE TABLE `audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_created_ix` ON `audit_entries` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_entries_target_ix` ON `audit_entries` (`target`);