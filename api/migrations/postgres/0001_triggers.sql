-- What the schema cannot describe: rules and copies that the database keeps by itself.
CREATE FUNCTION "audit_entries_never_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of the audit log are never changed';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_never_changed" BEFORE UPDATE ON "audit_entries"
	FOR EACH ROW EXECUTE FUNCTION "audit_entries_never_changed"();--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "gyg_cards_search" ON "gyg_cards" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gyg_cards_place" ON "gyg_cards" USING gin ("place_text" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "gyg_to_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "gyg_card_changes" ("gyg_id") VALUES (CASE WHEN TG_OP = 'DELETE' THEN old."id" ELSE new."id" END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "gyg_part_to_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "gyg_card_changes" ("gyg_id") VALUES (CASE WHEN TG_OP = 'DELETE' THEN old."gyg_id" ELSE new."gyg_id" END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "need_title_to_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "gyg_card_changes" ("gyg_id") SELECT "gyg_id" FROM "needs" WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN old."need_id" ELSE new."need_id" END;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "organization_to_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "gyg_cards" SET "org_name" = new."name", "org_logo" = new."logo", "org_friendly_url" = new."friendly_url", "org_search_text" = new."search_text", "version" = pg_current_xact_id()::text::bigint WHERE "organization_id" = new."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "gygs_to_cards" AFTER INSERT OR DELETE OR UPDATE OF "title", "summary", "hero_image", "hero_alt", "address", "lat", "lng", "start_date_time", "end_date_time", "friendly_url", "sdg_goal_id", "secondary_goals", "hidden", "published_at", "finished_at", "beneficiary_positions", "beneficiaries_taken", "search_text", "more_search_text", "language", "repeats", "occasion_minutes" ON "gygs"
	FOR EACH ROW EXECUTE FUNCTION "gyg_to_cards"();--> statement-breakpoint
CREATE TRIGGER "needs_to_cards" AFTER INSERT OR DELETE ON "needs"
	FOR EACH ROW EXECUTE FUNCTION "gyg_part_to_cards"();--> statement-breakpoint
CREATE TRIGGER "needs_changed_to_cards" AFTER UPDATE OF "kind", "title", "offered_positions", "booked_positions", "active_bookings", "who_can_offer", "sort_order", "deleted_at" ON "needs"
	FOR EACH ROW WHEN ((old."kind", old."title", old."offered_positions", old."booked_positions", old."active_bookings", old."who_can_offer", old."sort_order", old."deleted_at") IS DISTINCT FROM (new."kind", new."title", new."offered_positions", new."booked_positions", new."active_bookings", new."who_can_offer", new."sort_order", new."deleted_at"))
	EXECUTE FUNCTION "gyg_part_to_cards"();--> statement-breakpoint
CREATE TRIGGER "gyg_translations_to_cards" AFTER INSERT OR DELETE OR UPDATE OF "language", "title", "summary" ON "gyg_translations"
	FOR EACH ROW EXECUTE FUNCTION "gyg_part_to_cards"();--> statement-breakpoint
CREATE TRIGGER "need_translations_to_cards" AFTER INSERT OR DELETE OR UPDATE ON "need_translations"
	FOR EACH ROW EXECUTE FUNCTION "need_title_to_cards"();--> statement-breakpoint
CREATE TRIGGER "organizations_to_cards" AFTER UPDATE OF "name", "logo", "friendly_url", "search_text" ON "organizations"
	FOR EACH ROW WHEN ((old."name", old."logo", old."friendly_url", old."search_text") IS DISTINCT FROM (new."name", new."logo", new."friendly_url", new."search_text"))
	EXECUTE FUNCTION "organization_to_cards"();--> statement-breakpoint
INSERT INTO "gyg_card_changes" ("gyg_id") SELECT "id" FROM "gygs";
