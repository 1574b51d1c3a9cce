import {
  inviteStatuses,
  inviteTypes,
  limits,
  membershipRequestStatuses,
  organizationRequestStatuses,
  proposalPaymentMethods,
  proposalStatuses,
} from '@gyg/contract';
import { z } from 'zod';
import { goal, type keyIn, paragraphs, relativeSpan, scene, summary, text, title } from './schemas';

type Key = ReturnType<typeof keyIn>;
interface Keys {
  person: Key;
  organization: Key;
  gyg: Key;
}

const daysAgo = z.int().min(0);

/** What is shown first, on home and on hosts' pages. `story`: which of a gyg's stories, counted from 0. */
export const featuredSchema = ({ organization, gyg }: Keys) =>
  z.strictObject({
    gygs: z.array(gyg),
    organizations: z.array(organization),
    /** Days from now on which something is or stays on home; everything else stays. */
    periods: z.record(
      gyg.or(organization),
      z.strictObject({ from: z.int().exactOptional(), until: z.int().exactOptional() }),
    ),
    stories: z.array(z.strictObject({ gyg, story: z.int() })),
    gygsByHosts: z.array(z.strictObject({ organization, gyg })),
    storiesByHosts: z.array(z.strictObject({ organization, gyg, story: z.int() })),
  });

/** Messages, and notifications of the platform about a gyg, which are in the reader's language. */
export const notificationsSchema = ({ person, organization, gyg }: Keys) => {
  const fields = {
    to: person,
    daysAgo,
    viewed: z.boolean().default(true),
    archived: z.boolean().default(false),
    organization: organization.exactOptional(),
  };
  const message = z.strictObject({
    type: z.enum(['message', 'welcome']),
    ...fields,
    title: text,
    body: text,
    gyg: gyg.exactOptional(),
    about: person.exactOptional(),
  });
  const ofGyg = z.strictObject({
    type: z.enum(['story_submitted', 'story_approved', 'gyg_manager_added']),
    ...fields,
    gyg,
    /** For a submitted story its author, who has told one from the gyg. */
    about: person,
  });
  return z.array(z.discriminatedUnion('type', [message, ofGyg]));
};

/** Requests for membership, and for an account of an organisation as super users see them. */
export const requestsSchema = ({ person, organization }: Keys) => {
  const membership = z.strictObject({
    organization,
    person,
    daysAgo,
    from: z.enum(['MANUAL_SEARCH', 'INVITE_LINK']),
  });
  return z.strictObject({
    memberships: z.array(membership),
    /** Only those accepted became members. */
    answeredMemberships: z.array(membership.extend({ status: z.enum(membershipRequestStatuses).exclude(['PENDING']) })),
    organizations: z.array(
      z.strictObject({
        name: text,
        website: z.url(),
        requesterName: text,
        requesterEmail: z.email(),
        message: text,
        daysAgo,
        status: z.enum(organizationRequestStatuses),
        /** What was written to the requester. */
        answer: text.exactOptional(),
        /** What an accepted one became. */
        became: organization.exactOptional(),
      }),
    ),
  });
};

export const proposalsSchema = ({ person, organization, gyg }: Keys) =>
  z.array(
    z.strictObject({
      key: text,
      /** The organisation that it is sent to. */
      to: organization,
      by: person,
      /** The organisation that the author proposes it for. */
      as: organization.exactOptional(),
      paymentMethod: z.enum(proposalPaymentMethods).exactOptional(),
      title,
      summary,
      description: paragraphs,
      /** Its picture; an accepted one has that of its gyg. */
      scene: scene.exactOptional(),
      goal,
      address: text,
      at: relativeSpan,
      moreInfo: text.exactOptional(),
      /** To the organisation’s own questions, by their texts. */
      answers: z.record(z.string(), text).exactOptional(),
      daysAgo,
      status: z.enum(proposalStatuses),
      /** The organisation's words with its answer. */
      comments: text.exactOptional(),
      /** The draft that an accepted one became. */
      gyg: gyg.exactOptional(),
    }),
  );

export const invitesSchema = ({ person, organization, gyg }: Keys) =>
  z.array(
    z.strictObject({
      from: organization,
      by: person,
      gyg: gyg.exactOptional(),
      type: z.enum(inviteTypes).exactOptional(),
      to: z.union([z.strictObject({ person }), z.strictObject({ email: z.email() })]),
      message: text.max(limits.inviteMessage),
      daysAgo,
      status: z.enum(inviteStatuses),
      remindedDaysAgo: daysAgo.exactOptional(),
      /** The mail server refused the address. */
      undelivered: z.boolean().default(false),
    }),
  );

export const catalogsSchema = ({ organization, gyg }: Keys) =>
  z.array(z.strictObject({ organization, name: text, url: text, gygs: z.array(gyg), daysAgo }));

export const portfoliosSchema = ({ organization }: Keys) =>
  z.array(
    z.strictObject({
      owner: organization,
      name: text,
      accepted: z.array(organization).default([]),
      /** Asked, without an answer. */
      waiting: z.array(organization),
      daysAgo,
    }),
  );

export const gygMessagesSchema = ({ person, gyg }: Keys) =>
  z.array(
    z.strictObject({
      gyg,
      by: person,
      audience: z.enum(['BOOKED', 'WAITING', 'RECIPIENTS']),
      title: text,
      body: text.max(limits.inviteMessage),
      hoursAgo: z.int(),
    }),
  );
