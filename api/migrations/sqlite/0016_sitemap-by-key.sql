DROP INDEX `gyg_cards_sitemap`;--> statement-breakpoint
ALTER TABLE `gyg_cards` ADD `updated_at` integer;--> statement-breakpoint
CREATE INDEX `gyg_cards_sitemap` ON `gyg_cards` (`seq`,`hidden`,`organization_id`,`org_friendly_url`,`friendly_url`,`updated_at`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `users_searchable` ON `users` (`id`) WHERE searchable and show_name;