import { z } from 'zod';
import { defineOperations } from '../operation';
import { createdKeySchema, createKeyBodySchema, keyListSchema } from '../schemas/keys';
import { originListSchema, originSchema, saveOriginBodySchema } from '../schemas/origins';
import {
  createWebhookBodySchema,
  deliveryListQuerySchema,
  deliveryListSchema,
  deliverySchema,
  webhookListSchema,
  webhookWithSecretSchema,
} from '../schemas/webhooks';

const tag = 'access';
const refused = ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'org.missing'] as const;
const ofWebhook = [...refused, 'webhooks.missing'] as const;
const noFields = z.strictObject({});

export const accessOperations = defineOperations({
  listOrigins: {
    summary: 'List an organisation’s origins',
    description: 'The sites on which visitors may log in through its widgets, or which may frame its plug-ins.',
    tag,
    who: ['admin', 'super'],
    platformOnly: true,
    answers: { 200: originListSchema },
    errors: refused,
  },
  saveOrigin: {
    summary: 'Add an origin, or change what it may do',
    description: 'If the organisation already has this origin, its flags are replaced. Recorded in the audit log.',
    tag,
    who: ['admin', 'super'],
    platformOnly: true,
    body: saveOriginBodySchema,
    answers: { 200: originSchema },
    errors: [...refused, 'request.invalid', 'origins.too_many'],
  },
  deleteOrigin: {
    summary: 'Remove an origin',
    description: 'Visitors can no longer log in there, and it may no longer frame plug-ins. Recorded in the audit log.',
    tag,
    who: ['admin', 'super'],
    platformOnly: true,
    answers: { 204: null },
    errors: [...refused, 'origins.missing'],
  },
  listKeys: {
    summary: 'List an organisation’s keys',
    description: 'Newest first, with revoked and expired ones.',
    tag,
    who: ['admin', 'super'],
    platformOnly: true,
    answers: { 200: keyListSchema },
    errors: refused,
  },
  createKey: {
    summary: 'Create a key',
    description:
      'A key for servers, sent as `Authorization: Bearer gyg_live_…`. It acts for the organisation within its scopes, never for a person. Each call names its scope (`x-key-scope`); with others, a key may do what guests may. Recorded in the audit log.',
    tag,
    who: ['admin'],
    platformOnly: true,
    secretAnswer: true,
    body: createKeyBodySchema,
    answers: { 201: createdKeySchema },
    errors: [...refused, 'request.invalid', 'keys.too_many'],
  },
  revokeKey: {
    summary: 'Revoke a key',
    description: 'From the next call on it is refused. It stays in the list. Recorded in the audit log.',
    tag,
    who: ['admin', 'super'],
    platformOnly: true,
    answers: { 204: null },
    errors: [...refused, 'keys.missing', 'keys.already_revoked'],
  },
  listWebhooks: {
    summary: 'List an organisation’s webhooks',
    description: 'Oldest first, with the calls of the last seven days.',
    tag,
    who: ['admin', 'super'],
    platformOnly: true,
    answers: { 200: webhookListSchema },
    errors: refused,
  },
  createWebhook: {
    summary: 'Add a webhook',
    description:
      'The address is called with a signed POST when one of the events happens, in order for each gyg, and for three days until it answers with 2xx. Recorded in the audit log.',
    tag,
    who: ['admin'],
    platformOnly: true,
    secretAnswer: true,
    body: createWebhookBodySchema,
    answers: { 201: webhookWithSecretSchema },
    errors: [...refused, 'request.invalid', 'webhooks.too_many'],
  },
  deleteWebhook: {
    summary: 'Remove a webhook',
    description: 'Its waiting calls and its log are deleted. Recorded in the audit log.',
    tag,
    who: ['admin'],
    platformOnly: true,
    answers: { 204: null },
    errors: ofWebhook,
  },
  testWebhook: {
    summary: 'Send a test',
    description: 'Calls the webhook with the event `webhook.test`.',
    tag,
    who: ['admin'],
    platformOnly: true,
    body: noFields,
    answers: { 201: deliverySchema },
    errors: [...ofWebhook, 'request.invalid'],
  },
  renewWebhookSecret: {
    summary: 'Renew the secret of a webhook',
    description: 'For 24 hours calls are signed with both secrets. Recorded in the audit log.',
    tag,
    who: ['admin'],
    platformOnly: true,
    body: noFields,
    answers: { 200: webhookWithSecretSchema },
    errors: [...ofWebhook, 'request.invalid'],
  },
  listDeliveries: {
    summary: 'List the calls of a webhook',
    description: 'Newest first, of the last 30 days.',
    tag,
    who: ['admin', 'super'],
    platformOnly: true,
    query: deliveryListQuerySchema,
    answers: { 200: deliveryListSchema },
    errors: [...ofWebhook, 'request.invalid'],
  },
  retryDelivery: {
    summary: 'Send a call again',
    description: 'Now, with the same id and body, whether it was delivered, waits or was given up.',
    tag,
    who: ['admin'],
    platformOnly: true,
    body: noFields,
    answers: { 200: deliverySchema },
    errors: [...ofWebhook, 'webhooks.delivery_missing', 'request.invalid'],
  },
});
