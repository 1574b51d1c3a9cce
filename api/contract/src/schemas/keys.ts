import { z } from 'zod';
import { keyScopes } from '../enums';
import { givenTimeSchema, idSchema, nameSchema, timeSchema } from './common';

export const keyStates = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

const scopesSchema = z.array(z.enum(keyScopes)).min(1).max(keyScopes.length);

/** A key of an organisation, without the key itself. */
export const organizationKeySchema = z
  .strictObject({
    id: idSchema,
    name: z.string(),
    hint: z.string().meta({ description: 'Its first and last characters', example: 'gyg_live_9Qm2…iGt' }),
    scopes: scopesSchema,
    state: z.enum(keyStates),
    expiresAt: timeSchema.nullable(),
    lastUsedAt: timeSchema.nullable().meta({ description: 'To the minute' }),
    revokedAt: timeSchema.nullable(),
    createdByName: z.string().nullable().meta({ description: 'Null if they have erased their account' }),
    created: timeSchema,
  })
  .meta({ id: 'OrganizationKey' });
export type OrganizationKey = z.infer<typeof organizationKeySchema>;

export const keyListSchema = z.strictObject({ keys: z.array(organizationKeySchema) });

export const createKeyBodySchema = z.strictObject({
  name: nameSchema.meta({ description: 'What it is for', example: 'Website' }),
  scopes: scopesSchema.refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once'),
  expiresAt: givenTimeSchema.optional().meta({ description: 'In the future; the key does not expire if omitted' }),
});
export type CreateKeyInput = z.input<typeof createKeyBodySchema>;

/** The only answer that contains the key. */
export const createdKeySchema = organizationKeySchema.extend({
  key: z.string().meta({ description: 'Shown once: only a digest of it is stored', example: 'gyg_live_…' }),
});
export type CreatedKey = z.infer<typeof createdKeySchema>;
