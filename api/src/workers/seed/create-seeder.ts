import type { Tx } from '@gyg/database';
import { writeNotification } from '../../features/notifications';
import { writeOrganizationRequest } from '../../features/organizations';
import { writeMembershipRequest } from '../../features/organizations/memberships';
import { addFeatured } from '../../features/platform-admin/featured';
import { writeStory } from '../../features/stories';
import { sanitizeHtml } from '../../text/sanitize-html';
import { createActors, seedUnit } from './actors';
import { answerSeeder } from './answer-seeder';
import { bookingSeeder } from './booking-seeder';
import {
  insertAnsweredRequest,
  insertCatalog,
  insertGygMessage,
  insertInvite,
  insertPortfolio,
  insertProposal,
} from './desk-rows.repository';
import { gygSeeder } from './gyg-seeder';
import { organizationSeeder } from './organization-seeder';
import type { Seeder } from './seeder';

type Desk = Pick<
  Seeder,
  'addProposal' | 'addCatalog' | 'addPortfolio' | 'addInvite' | 'addGygMessage' | 'addAnsweredMembershipRequest'
>;

/** What the screens of hosts show besides gygs. Written as rows: their rules apply to people's calls, not to history. */
function deskSeeder(tx: Tx): Desk {
  return {
    addProposal: ({ description, ...proposal }) =>
      insertProposal(tx, { ...proposal, description: sanitizeHtml(description) }),
    addCatalog: (catalog) => insertCatalog(tx, catalog),
    addPortfolio: (portfolio) => insertPortfolio(tx, portfolio),
    addInvite: (invite) => insertInvite(tx, invite),
    addGygMessage: (message) => insertGygMessage(tx, message),
    addAnsweredMembershipRequest: (request) => insertAnsweredRequest(tx, request),
  };
}

type Messages = Pick<
  Seeder,
  'addStory' | 'addNotification' | 'addOrganizationRequest' | 'addFeatured' | 'addMembershipRequest'
>;

/** Messages between people, and featured content. */
function messageSeeder(tx: Tx): Messages {
  return {
    addStory: (story) => writeStory(seedUnit(tx, story.createdAt), story),
    addNotification: (notification) => writeNotification(seedUnit(tx, notification.createdAt), notification),
    addOrganizationRequest: (request) => writeOrganizationRequest(seedUnit(tx, request.createdAt), request),
    addFeatured: async ({ createdAt = new Date(), ...shown }) => {
      await addFeatured(seedUnit(tx, createdAt), { ...shown, scope: shown.organizationId ? 'organization' : 'home' });
    },
    addMembershipRequest: ({ createdAt = new Date(), ...request }) =>
      writeMembershipRequest(seedUnit(tx, createdAt, { notify: true }), request),
  };
}

/** Writes demo data into a transaction: `db.tx((t) => seed(createSeeder(t)))`. */
export function createSeeder(tx: Tx): Seeder {
  const actors = createActors(tx);
  return {
    ...organizationSeeder(tx, actors),
    ...gygSeeder(tx, actors),
    ...bookingSeeder(tx, actors),
    ...answerSeeder(tx, actors),
    ...messageSeeder(tx),
    ...deskSeeder(tx),
  };
}
