INSERT OR IGNORE INTO `rate_limits` (`key`, `count`, `resets_at`) SELECT `key`, `count`, `resets_at` FROM `identity_limit`;--> statement-breakpoint
DROP TABLE `identity_limit`;
