import type { Tx } from '@gyg/database';
import { sanitizeHtml } from '../../text/sanitize-html';
import {
  insertAnsweredRequest,
  insertCatalog,
  insertGygMessage,
  insertInvite,
  insertPortfolio,
  insertProposal,
} from './desk-rows.repository';
import type { Seeder } from './seeder';

type Desk = Pick<
  Seeder,
  'addProposal' | 'addCatalog' | 'addPortfolio' | 'addInvite' | 'addGygMessage' | 'addAnsweredMembershipRequest'
>;

/** What the screens of hosts show besides gygs. Written as rows: their rules apply to people's calls, not to history. */
export function deskSeeder(tx: Tx): Desk {
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
