ALTER TABLE `organisation_invites` RENAME TO `organization_invites`;--> statement-breakpoint
ALTER TABLE `organisation_pages` RENAME TO `organization_pages`;--> statement-breakpoint
ALTER TABLE `organisation_requests` RENAME TO `organization_requests`;--> statement-breakpoint
ALTER TABLE `organisations` RENAME TO `organizations`;--> statement-breakpoint
ALTER TABLE `portfolio_organisations` RENAME TO `portfolio_organizations`;--> statement-breakpoint
DROP INDEX `old_friendly_urls_organisation_unique`;--> statement-breakpoint
DROP INDEX `organisation_invites_by_user`;--> statement-breakpoint
DROP INDEX `organisation_requests_list`;--> statement-breakpoint
DROP INDEX `organisation_requests_newest`;--> statement-breakpoint
DROP INDEX `organisation_requests_by_email`;--> statement-breakpoint
DROP INDEX `organisations_friendly_url_unique`;--> statement-breakpoint
DROP INDEX `organisations_list`;--> statement-breakpoint
DROP INDEX `portfolio_organisations_unique`;--> statement-breakpoint
DROP INDEX `portfolio_organisations_by_organisation`;--> statement-breakpoint
UPDATE `featured` SET `kind` = 'organization' WHERE `kind` = 'organisation';--> statement-breakpoint
UPDATE `old_friendly_urls` SET `kind` = 'organization' WHERE `kind` = 'organisation';--> statement-breakpoint
UPDATE `mail_outbox` SET `template` = replace(`template`, 'organisation', 'organization') WHERE `template` LIKE 'organisation%';--> statement-breakpoint
CREATE UNIQUE INDEX `old_friendly_urls_organization_unique` ON `old_friendly_urls` (`friendly_url`) WHERE kind = 'organization';--> statement-breakpoint
CREATE INDEX `organization_invites_by_user` ON `organization_invites` (`invited_by`,`created_at`);--> statement-breakpoint
CREATE INDEX `organization_requests_list` ON `organization_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `organization_requests_newest` ON `organization_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `organization_requests_by_email` ON `organization_requests` (`requester_email`,`status`);--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_friendly_url_unique` ON `organizations` (`friendly_url`);--> statement-breakpoint
CREATE INDEX `organizations_list` ON `organizations` (`sort_order`,`name`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `portfolio_organizations_unique` ON `portfolio_organizations` (`portfolio_id`,`organization_id`);--> statement-breakpoint
CREATE INDEX `portfolio_organizations_by_organization` ON `portfolio_organizations` (`organization_id`,`created_at`,`id`);