DROP INDEX `organizations_list`;--> statement-breakpoint
ALTER TABLE `organizations` ADD `sort_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `organizations_by_order` ON `organizations` (`sort_order`,`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `organizations_by_swedish_order` ON `organizations` (`sort_order`,`sort_text`,`id`);--> statement-breakpoint
DROP INDEX `portfolios_by_name`;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `portfolios` ADD `sort_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `portfolios_by_search_text` ON `portfolios` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `portfolios_by_sort_text` ON `portfolios` (`sort_text`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `sort_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_swedish_name` ON `users` (`sort_text`,`id`);