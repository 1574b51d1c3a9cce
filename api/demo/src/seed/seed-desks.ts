import { type Content, content } from '../content/content';
import { heroOfGyg, pictureOfProposal } from '../pictures/picture-addresses';
import { adminOf, hostedGygOf } from '../plan/people-of';
import { bookingsOf } from '../plan/plan-bookings';
import { spanOf } from '../plan/swedish-clock';
import { paragraphs } from './html';
import { daysBefore, type SeedContext } from './seed-context';

function pictureOf({ key, gyg, scene }: Content['proposals'][number]): { image?: string } {
  if (gyg !== undefined) return { image: heroOfGyg(gyg) };
  return scene === undefined ? {} : { image: pictureOfProposal(key) };
}

/** Proposals with each status, from people and in the name of organisations. */
export async function seedProposals({ seeder, users, organizations, gygs, now }: SeedContext): Promise<void> {
  for (const proposal of content().proposals) {
    const { to, by, as, paymentMethod, title, summary, goal, address, moreInfo, answers, status, comments, gyg } =
      proposal;
    const { start, end } = spanOf(proposal.at, now);
    const answer = {
      answeredBy: users.get(adminOf(to)),
      answeredAt: daysBefore(now, Math.ceil(proposal.daysAgo / 2)),
    };
    await seeder.addProposal({
      organizationId: organizations.get(to),
      userId: users.get(by),
      ...(paymentMethod === undefined ? { type: 'GYG' } : { type: 'COLLECTION', paymentMethod }),
      title,
      summary,
      description: paragraphs(proposal.description),
      ...pictureOf(proposal),
      sdgGoalId: goal,
      address,
      startDateTime: start,
      endDateTime: end,
      ...(moreInfo === undefined ? {} : { moreInfo }),
      ...(answers === undefined ? {} : { customFields: answers }),
      ...(as === undefined ? {} : { representOrgId: organizations.get(as) }),
      status,
      ...(comments === undefined ? {} : { comments }),
      ...(status === 'PENDING' ? {} : answer),
      ...(gyg === undefined ? {} : { gygId: gygs.get(gyg).id }),
      createdAt: daysBefore(now, proposal.daysAgo),
    });
  }
}

export async function seedCatalogs({ seeder, organizations, gygs, now }: SeedContext): Promise<void> {
  for (const { organization, name, url, gygs: keys, daysAgo } of content().catalogs) {
    await seeder.addCatalog({
      organizationId: organizations.get(organization),
      name,
      friendlyUrl: url,
      gygIds: keys.map((key) => gygs.get(key).id),
      createdAt: daysBefore(now, daysAgo),
    });
  }
}

export async function seedPortfolios({ seeder, users, organizations, now }: SeedContext): Promise<void> {
  for (const { owner, name, accepted, waiting, daysAgo } of content().portfolios) {
    await seeder.addPortfolio({
      organizationId: organizations.get(owner),
      name,
      organizations: [
        ...accepted.map((key) => ({
          organizationId: organizations.get(key),
          acceptedBy: users.get(adminOf(key)),
        })),
        ...waiting.map((key) => ({ organizationId: organizations.get(key) })),
      ],
      createdAt: daysBefore(now, daysAgo),
    });
  }
}

export async function seedInvites({ seeder, users, organizations, gygs, now }: SeedContext): Promise<void> {
  for (const { from, by, gyg, to, daysAgo, status, ...invite } of content().invites) {
    const { remindedDaysAgo, undelivered, message } = invite;
    await seeder.addInvite({
      type: invite.type ?? (gyg === undefined ? 'org-join-invite' : 'gyg-invite'),
      organizationId: organizations.get(from),
      ...(gyg === undefined ? {} : { gygId: gygs.get(gyg).id }),
      to: 'email' in to ? to : { userId: users.get(to.person) },
      message,
      invitedBy: users.get(by),
      status,
      delivered: !undelivered,
      ...(status === 'SENT' ? {} : { answeredAt: daysBefore(now, daysAgo - 1) }),
      ...(remindedDaysAgo === undefined ? {} : { remindedAt: daysBefore(now, remindedDaysAgo) }),
      createdAt: daysBefore(now, daysAgo),
    });
  }
}

/** The number of people in a message's audience. */
function countRecipients({ gyg: key, audience }: Content['gygMessages'][number]): number {
  const { gyg, host } = hostedGygOf(key);
  if (audience === 'RECIPIENTS') return gyg.recipients?.booked.filter(({ cancelled }) => !cancelled).length ?? 0;
  const wanted = audience === 'BOOKED' ? 'ACTIVE' : 'PENDING';
  const bookings = gyg.needs.flatMap((need) => bookingsOf(need, gyg, host));
  return new Set(bookings.filter(({ status }) => status === wanted).map(({ person }) => person)).size;
}

export async function seedGygMessages({ seeder, users, gygs, now }: SeedContext): Promise<void> {
  for (const message of content().gygMessages) {
    const { gyg, by, audience, title, body, hoursAgo } = message;
    await seeder.addGygMessage({
      gygId: gygs.get(gyg).id,
      sentBy: users.get(by),
      audience,
      title,
      body,
      recipients: countRecipients(message),
      createdAt: daysBefore(now, 0, hoursAgo),
    });
  }
}
