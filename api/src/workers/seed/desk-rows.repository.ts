import { randomUUID } from 'node:crypto';
import type { SafeHtml, Tx } from '@gyg/database';
import {
  catalogGygs,
  catalogs,
  gygMessages,
  invites,
  mailOutbox,
  membershipRequests,
  portfolioOrganizations,
  portfolios,
  proposals,
} from '@gyg/database/schema';
import { nameTexts } from '../../text/search-text';
import type {
  SeedAnsweredMembershipRequest,
  SeedCatalog,
  SeedGygMessage,
  SeedInvite,
  SeedPortfolio,
  SeedProposal,
} from './seed-desk-inputs';

export async function insertProposal(
  tx: Tx,
  proposal: Omit<SeedProposal, 'description'> & { description: SafeHtml },
): Promise<void> {
  const representsOrganization = proposal.representOrgId !== undefined;
  await tx.insert(proposals).values({ customFields: {}, ...proposal, representsOrganization });
}

export async function insertCatalog(tx: Tx, { gygIds, ...catalog }: SeedCatalog): Promise<void> {
  const catalogId = randomUUID();
  await tx.insert(catalogs).values({ ...catalog, id: catalogId });
  const { createdAt } = catalog;
  await tx.insert(catalogGygs).values(gygIds.map((gygId, sortOrder) => ({ catalogId, gygId, sortOrder, createdAt })));
}

export async function insertPortfolio(tx: Tx, { organizations, ...portfolio }: SeedPortfolio): Promise<void> {
  const portfolioId = randomUUID();
  await tx.insert(portfolios).values({ ...portfolio, ...nameTexts(portfolio.name), id: portfolioId });
  const { createdAt } = portfolio;
  await tx.insert(portfolioOrganizations).values(
    organizations.map(({ organizationId, acceptedBy }) => ({
      portfolioId,
      organizationId,
      createdAt,
      ...(acceptedBy === undefined ? {} : { accepted: true, answeredBy: acceptedBy, answeredAt: createdAt }),
    })),
  );
}

/** A mail that the mail server refused, so that sending it was given up. */
async function insertFailedMail(tx: Tx, id: string, to: string, at: Date): Promise<void> {
  const mail = { to, template: 'membershipInvitation', locale: 'en', data: {}, attempts: 1 } as const;
  const refusal = '550 5.1.1 The email account that you tried to reach does not exist';
  await tx.insert(mailOutbox).values({ ...mail, id, nextAt: at, failedAt: at, lastError: refusal, createdAt: at });
}

/** The row of a mail that was sent is deleted after some time, so a delivered invitation names one that is gone. */
export async function insertInvite(tx: Tx, { to, delivered, ...invite }: SeedInvite): Promise<void> {
  const mailId = randomUUID();
  if (!delivered && 'email' in to) await insertFailedMail(tx, mailId, to.email, invite.createdAt);
  await tx.insert(invites).values({ ...invite, ...to, mailId, byAdmin: true });
}

export async function insertGygMessage(tx: Tx, message: SeedGygMessage): Promise<void> {
  await tx.insert(gygMessages).values(message);
}

export async function insertAnsweredRequest(tx: Tx, request: SeedAnsweredMembershipRequest): Promise<void> {
  await tx.insert(membershipRequests).values(request);
}
