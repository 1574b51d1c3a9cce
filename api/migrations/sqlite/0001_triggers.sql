-- What the schema cannot describe: rules and copies that the database keeps by itself.
CREATE TRIGGER `audit_entries_never_changed` BEFORE UPDATE ON `audit_entries`
BEGIN
	SELECT RAISE(ABORT, 'entries of the audit log are never changed');
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `gyg_texts` USING fts5(`search`, `place`, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');--> statement-breakpoint
INSERT INTO `gyg_texts` (rowid, `search`, `place`) SELECT `seq`, `search_text`, `place_text` FROM `gyg_cards`;--> statement-breakpoint
CREATE TRIGGER `gyg_cards_index_new` AFTER INSERT ON `gyg_cards`
BEGIN
	INSERT INTO `gyg_texts` (rowid, `search`, `place`) VALUES (new.`seq`, new.`search_text`, new.`place_text`);
END;--> statement-breakpoint
CREATE TRIGGER `gyg_cards_index_changed` AFTER UPDATE OF `search_text`, `place_text` ON `gyg_cards`
WHEN old.`search_text` IS NOT new.`search_text` OR old.`place_text` IS NOT new.`place_text`
BEGIN
	DELETE FROM `gyg_texts` WHERE rowid = old.`seq`;
	INSERT INTO `gyg_texts` (rowid, `search`, `place`) VALUES (new.`seq`, new.`search_text`, new.`place_text`);
END;--> statement-breakpoint
CREATE TRIGGER `gyg_cards_index_gone` AFTER DELETE ON `gyg_cards`
BEGIN
	DELETE FROM `gyg_texts` WHERE rowid = old.`seq`;
END;--> statement-breakpoint
CREATE TRIGGER `gygs_new_to_cards` AFTER INSERT ON `gygs`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) VALUES (new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `gygs_changed_to_cards` AFTER UPDATE OF `title`, `summary`, `hero_image`, `hero_alt`, `address`, `lat`, `lng`, `start_date_time`, `end_date_time`, `friendly_url`, `sdg_goal_id`, `secondary_goals`, `hidden`, `published_at`, `finished_at`, `beneficiary_positions`, `beneficiaries_taken`, `search_text`, `more_search_text`, `language`, `repeats`, `occasion_minutes` ON `gygs`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) VALUES (new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `gygs_gone_to_cards` AFTER DELETE ON `gygs`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) VALUES (old.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `needs_new_to_cards` AFTER INSERT ON `needs`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) VALUES (new.`gyg_id`);
END;--> statement-breakpoint
CREATE TRIGGER `needs_changed_to_cards` AFTER UPDATE OF `kind`, `title`, `offered_positions`, `booked_positions`, `active_bookings`, `who_can_offer`, `sort_order`, `deleted_at` ON `needs`
WHEN old.`kind` IS NOT new.`kind` OR old.`title` IS NOT new.`title` OR old.`offered_positions` IS NOT new.`offered_positions` OR old.`booked_positions` IS NOT new.`booked_positions` OR old.`active_bookings` IS NOT new.`active_bookings` OR old.`who_can_offer` IS NOT new.`who_can_offer` OR old.`sort_order` IS NOT new.`sort_order` OR old.`deleted_at` IS NOT new.`deleted_at`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) VALUES (new.`gyg_id`);
END;--> statement-breakpoint
CREATE TRIGGER `needs_gone_to_cards` AFTER DELETE ON `needs`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) VALUES (old.`gyg_id`);
END;--> statement-breakpoint
CREATE TRIGGER `gyg_translations_new_to_cards` AFTER INSERT ON `gyg_translations`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) VALUES (new.`gyg_id`);
END;--> statement-breakpoint
CREATE TRIGGER `gyg_translations_changed_to_cards` AFTER UPDATE OF `language`, `title`, `summary` ON `gyg_translations`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) VALUES (new.`gyg_id`);
END;--> statement-breakpoint
CREATE TRIGGER `gyg_translations_gone_to_cards` AFTER DELETE ON `gyg_translations`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) VALUES (old.`gyg_id`);
END;--> statement-breakpoint
CREATE TRIGGER `need_translations_new_to_cards` AFTER INSERT ON `need_translations`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) SELECT `gyg_id` FROM `needs` WHERE `id` = new.`need_id`;
END;--> statement-breakpoint
CREATE TRIGGER `need_translations_changed_to_cards` AFTER UPDATE ON `need_translations`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) SELECT `gyg_id` FROM `needs` WHERE `id` = new.`need_id`;
END;--> statement-breakpoint
CREATE TRIGGER `need_translations_gone_to_cards` AFTER DELETE ON `need_translations`
BEGIN
	INSERT INTO `gyg_card_changes` (`gyg_id`) SELECT `gyg_id` FROM `needs` WHERE `id` = old.`need_id`;
END;--> statement-breakpoint
CREATE TRIGGER `organizations_changed_to_cards` AFTER UPDATE OF `name`, `logo`, `friendly_url`, `search_text` ON `organizations`
WHEN old.`name` IS NOT new.`name` OR old.`logo` IS NOT new.`logo` OR old.`friendly_url` IS NOT new.`friendly_url` OR old.`search_text` IS NOT new.`search_text`
BEGIN
	UPDATE `gyg_cards` SET `org_name` = new.`name`, `org_logo` = new.`logo`, `org_friendly_url` = new.`friendly_url`, `org_search_text` = new.`search_text`, `version` = (SELECT coalesce(max(`version`), 0) + 1 FROM `gyg_cards`) WHERE `organization_id` = new.`id`;
END;--> statement-breakpoint
INSERT INTO `gyg_card_changes` (`gyg_id`) SELECT `id` FROM `gygs`;
