import {
  type OperationDefinition,
  type OperationName,
  readingLanguages,
  takesIdempotencyKey,
  takesLanguage,
} from '@gyg/contract';
import { z } from 'zod';
import { maximumKeyLength } from '../idempotency';

/** Descriptions of path parameters, by name. */
const inPaths: Readonly<Record<string, string>> = {
  entryId: 'The id of the place in the waiting list',
  beneficiaryId: 'The id of the place (`id` of a recipient), not of the person',
  bookingId: 'The id of the booking',
  token: 'The token at the end of the link in a mail',
  catalogFriendlyUrl: 'The friendly URL of the catalogue',
  catalogId: 'The id of the catalogue',
  code: 'The code of the certificate, in any case, with or without dashes',
  country: 'The two-letter country code, such as `se`',
  friendlyUrl: 'The current or a previous friendly URL of the organisation',
  gygFriendlyUrl: 'The current or a previous friendly URL of the gyg',
  gygId: 'The id of the gyg',
  inviteId: 'The id in the link of the invitation e-mail',
  language: 'The language of the translation: `en` or `se` (Swedish)',
  mediaId: 'The id of the picture, from the list of the gyg’s pictures',
  mailId: 'The id of the mail',
  name: 'The name of the remote or of the job',
  needId: 'The id of the skill or the item',
  notificationId: 'The id of the notification',
  orgFriendlyUrl: 'The friendly URL of the organisation',
  organizationId: 'The id of the organisation, not of a membership',
  portfolioId: 'The id of the portfolio',
  proposalId: 'The id of the proposal',
  registrationId: 'The registration number; for Sweden ten digits, with or without a hyphen',
  requestId: 'The id of the request',
  secret: 'The secret of the address, 32 random bytes in base64url',
  storyId: 'The id of the story',
  originId: 'The id of the origin',
  keyId: 'The id of the key, which is not the key itself',
  webhookId: 'The id of the webhook',
  deliveryId: 'The id of the call, as in its header `webhook-id`',
  userId: 'The id of the user; `POST /users` returns your own',
};

/** The parameters of a path with their descriptions; undefined if it has none. */
export function describePath(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  if (names.length === 0) return undefined;
  return z.object(
    Object.fromEntries(names.map((name) => [name, z.string().meta({ description: inPaths[name] ?? '' })])),
  );
}

const langField = {
  lang: z.enum(readingLanguages).optional().meta({
    description:
      'The language of titles and texts of gygs, where they exist in it; `own` for the language they were first written in. If omitted, Accept-Language decides',
  }),
};

/** The query of an operation, with `lang` for those that take it; undefined if it has none. */
export function describeQuery(name: OperationName, { query }: OperationDefinition): z.ZodObject | undefined {
  const fields = query instanceof z.ZodObject ? query : undefined;
  return takesLanguage(name) ? (fields ?? z.strictObject({})).extend(langField) : fields;
}

const keyHeader = z.object({
  'Idempotency-Key': z.string().min(1).max(maximumKeyLength).optional().meta({
    description:
      'A unique key for this request, such as a UUID. Within 24 hours, the same key and body return the first response again, with `Idempotency-Replayed: true`; a different body returns 422',
  }),
});

/** The request headers of an operation besides Authorization; undefined if it has none. */
export function describeHeaders(operation: OperationDefinition): z.ZodObject | undefined {
  return takesIdempotencyKey(operation) ? keyHeader : undefined;
}

/** The response headers of a success; undefined if it has none. */
export function describeResponseHeaders(operation: OperationDefinition): z.ZodObject | undefined {
  if (!takesIdempotencyKey(operation)) return undefined;
  const description = 'Present if this is a repeated response to the same idempotency key';
  return z.object({ 'Idempotency-Replayed': z.literal('true').optional().meta({ description }) });
}
