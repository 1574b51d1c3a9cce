/** Origins, keys and webhooks of an organisation: paths as in the contract. */
export const accessRoutes = {
  listOrigins: 'GET /organizations/{organizationId}/origins',
  saveOrigin: 'POST /organizations/{organizationId}/origins',
  updateOrigin: 'POST /organizations/{organizationId}/origins/{originId}',
  deleteOrigin: 'DELETE /organizations/{organizationId}/origins/{originId}',
  listAllOrigins: 'GET /operations/origins',
  getOriginLogin: 'GET /origins/login',
  listKeys: 'GET /organizations/{organizationId}/keys',
  createKey: 'POST /organizations/{organizationId}/keys',
  revokeKey: 'DELETE /organizations/{organizationId}/keys/{keyId}',
  listWebhooks: 'GET /organizations/{organizationId}/webhooks',
  createWebhook: 'POST /organizations/{organizationId}/webhooks',
  deleteWebhook: 'DELETE /organizations/{organizationId}/webhooks/{webhookId}',
  testWebhook: 'POST /organizations/{organizationId}/webhooks/{webhookId}/test',
  renewWebhookSecret: 'POST /organizations/{organizationId}/webhooks/{webhookId}/secret',
  listDeliveries: 'GET /organizations/{organizationId}/webhooks/{webhookId}/deliveries',
  retryDelivery: 'POST /organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry',
} as const;
