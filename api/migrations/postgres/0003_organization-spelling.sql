ALTER TABLE "organisation_invites" RENAME TO "organization_invites";--> statement-breakpoint
ALTER TABLE "organisation_pages" RENAME TO "organization_pages";--> statement-breakpoint
ALTER TABLE "organisation_requests" RENAME TO "organization_requests";--> statement-breakpoint
ALTER TABLE "organisations" RENAME TO "organizations";--> statement-breakpoint
ALTER TABLE "portfolio_organisations" RENAME TO "portfolio_organizations";--> statement-breakpoint
ALTER TABLE "bookings" RENAME CONSTRAINT "bookings_organization_id_organisations_id_fk" TO "bookings_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "catalogs" RENAME CONSTRAINT "catalogs_organization_id_organisations_id_fk" TO "catalogs_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "featured" RENAME CONSTRAINT "featured_organization_id_organisations_id_fk" TO "featured_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "gyg_partners" RENAME CONSTRAINT "gyg_partners_organization_id_organisations_id_fk" TO "gyg_partners_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "gyg_tags" RENAME CONSTRAINT "gyg_tags_organization_id_organisations_id_fk" TO "gyg_tags_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "gygs" RENAME CONSTRAINT "gygs_organization_id_organisations_id_fk" TO "gygs_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "invites" RENAME CONSTRAINT "invites_organization_id_organisations_id_fk" TO "invites_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "membership_requests" RENAME CONSTRAINT "membership_requests_organization_id_organisations_id_fk" TO "membership_requests_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "memberships" RENAME CONSTRAINT "memberships_organization_id_organisations_id_fk" TO "memberships_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notifications_organization_id_organisations_id_fk" TO "notifications_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "old_friendly_urls" RENAME CONSTRAINT "old_friendly_urls_organization_id_organisations_id_fk" TO "old_friendly_urls_organization_id_organizations_id_fk";--> statement-breakpoint
DROP INDEX "old_friendly_urls_organisation_unique";--> statement-breakpoint
ALTER TABLE "organization_invites" RENAME CONSTRAINT "organisation_invites_invited_by_users_id_fk" TO "organization_invites_invited_by_users_id_fk";--> statement-breakpoint
ALTER INDEX "organisation_invites_pkey" RENAME TO "organization_invites_pkey";--> statement-breakpoint
ALTER INDEX "organisation_invites_by_user" RENAME TO "organization_invites_by_user";--> statement-breakpoint
ALTER TABLE "organization_pages" RENAME CONSTRAINT "organisation_pages_organization_id_organisations_id_fk" TO "organization_pages_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER INDEX "organisation_pages_pkey" RENAME TO "organization_pages_pkey";--> statement-breakpoint
ALTER TABLE "organization_requests" RENAME CONSTRAINT "organisation_requests_invite_id_organisation_invites_id_fk" TO "organization_requests_invite_id_organization_invites_id_fk";--> statement-breakpoint
ALTER TABLE "organization_requests" RENAME CONSTRAINT "organisation_requests_organization_id_organisations_id_fk" TO "organization_requests_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "organization_requests" RENAME CONSTRAINT "organisation_requests_answered_by_users_id_fk" TO "organization_requests_answered_by_users_id_fk";--> statement-breakpoint
ALTER INDEX "organisation_requests_pkey" RENAME TO "organization_requests_pkey";--> statement-breakpoint
ALTER INDEX "organisation_requests_list" RENAME TO "organization_requests_list";--> statement-breakpoint
ALTER INDEX "organisation_requests_newest" RENAME TO "organization_requests_newest";--> statement-breakpoint
ALTER INDEX "organisation_requests_by_email" RENAME TO "organization_requests_by_email";--> statement-breakpoint
ALTER INDEX "organisations_pkey" RENAME TO "organizations_pkey";--> statement-breakpoint
ALTER INDEX "organisations_friendly_url_unique" RENAME TO "organizations_friendly_url_unique";--> statement-breakpoint
ALTER INDEX "organisations_list" RENAME TO "organizations_list";--> statement-breakpoint
ALTER TABLE "portfolio_organizations" RENAME CONSTRAINT "portfolio_organisations_portfolio_id_portfolios_id_fk" TO "portfolio_organizations_portfolio_id_portfolios_id_fk";--> statement-breakpoint
ALTER TABLE "portfolio_organizations" RENAME CONSTRAINT "portfolio_organisations_organization_id_organisations_id_fk" TO "portfolio_organizations_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "portfolio_organizations" RENAME CONSTRAINT "portfolio_organisations_answered_by_users_id_fk" TO "portfolio_organizations_answered_by_users_id_fk";--> statement-breakpoint
ALTER INDEX "portfolio_organisations_pkey" RENAME TO "portfolio_organizations_pkey";--> statement-breakpoint
ALTER INDEX "portfolio_organisations_unique" RENAME TO "portfolio_organizations_unique";--> statement-breakpoint
ALTER INDEX "portfolio_organisations_by_organisation" RENAME TO "portfolio_organizations_by_organization";--> statement-breakpoint
ALTER TABLE "portfolios" RENAME CONSTRAINT "portfolios_organization_id_organisations_id_fk" TO "portfolios_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "proposals" RENAME CONSTRAINT "proposals_organization_id_organisations_id_fk" TO "proposals_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "proposals" RENAME CONSTRAINT "proposals_represent_org_id_organisations_id_fk" TO "proposals_represent_org_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "representation_requests" RENAME CONSTRAINT "representation_requests_organization_id_organisations_id_fk" TO "representation_requests_organization_id_organizations_id_fk";--> statement-breakpoint
ALTER TABLE "stories" RENAME CONSTRAINT "stories_organization_id_organisations_id_fk" TO "stories_organization_id_organizations_id_fk";--> statement-breakpoint
UPDATE "featured" SET "kind" = 'organization' WHERE "kind" = 'organisation';--> statement-breakpoint
UPDATE "old_friendly_urls" SET "kind" = 'organization' WHERE "kind" = 'organisation';--> statement-breakpoint
UPDATE "mail_outbox" SET "template" = replace("template", 'organisation', 'organization') WHERE "template" LIKE 'organisation%';--> statement-breakpoint
CREATE UNIQUE INDEX "old_friendly_urls_organization_unique" ON "old_friendly_urls" USING btree ("friendly_url") WHERE kind = 'organization';