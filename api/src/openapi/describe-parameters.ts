import { type OperationDefinition, takesIdempotencyKey } from '@gyg/contract';
import { z } from 'zod';
import { maximumKeyLength } from '../http/idempotency';

/** Descriptions of path parameters, by name. */
const inPaths: Readonly<Record<string, string>> = {
  beneficiaryId: 'The id of the place: `id` of a recipient, not the person’s',
  bookingId: 'The id of the booking',
  catalogFriendlyUrl: 'The friendly url of the catalogue',
  catalogId: 'The id of the catalogue',
  country: 'The country in two letters, `se`',
  friendlyUrl: 'The friendly url of the organisation, a present or a former one',
  gygId: 'The id of the gyg',
  inviteId: 'The id that stands in the link of the mail',
  mediaId: 'The id of the picture, from the list of the gyg’s pictures',
  needId: 'The id of the skill or the item',
  notificationId: 'The id of the notification',
  orgFriendlyUrl: 'The friendly url of the organisation',
  organizationId: 'The id of the organisation, not of a membership in it',
  portfolioId: 'The id of the portfolio',
  proposalId: 'The id of the proposal',
  registrationId: 'The registration number, for Sweden ten digits with or without a hyphen',
  requestId: 'The id of the request',
  storyId: 'The id of the story',
  userId: 'The id of the user; one’s own is what POST /users answered',
};

/** The parameters of a path, each described; undefined where it has none. */
export function describePath(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  if (names.length === 0) return undefined;
  return z.object(
    Object.fromEntries(names.map((name) => [name, z.string().meta({ description: inPaths[name] ?? '' })])),
  );
}

const keyHeader = z.object({
  'Idempotency-Key': z.string().min(1).max(maximumKeyLength).optional().meta({
    description:
      'A name of your own for this one deed, such as a UUID: within 24 hours the same key and body give the first answer again, with `Idempotency-Replayed: true`; another body is 422',
  }),
});

/** The headers that a call takes besides Authorization; undefined for none. */
export function describeHeaders(operation: OperationDefinition): z.ZodObject | undefined {
  return takesIdempotencyKey(operation) ? keyHeader : undefined;
}

/** The headers of a success; undefined for none. */
export function describeAnswerHeaders(operation: OperationDefinition): z.ZodObject | undefined {
  if (!takesIdempotencyKey(operation)) return undefined;
  const description = 'Only where this is the first answer to the key, given again';
  return z.object({ 'Idempotency-Replayed': z.literal('true').optional().meta({ description }) });
}
