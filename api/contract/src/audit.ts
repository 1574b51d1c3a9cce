import type { AuditCategory, AuditTarget } from './enums';

/**
 * Every act that the audit log records: its category, and what its target is. Writes with an organisation's key are
 * recorded under the name of the operation (`createGyg`), always in the category `content`.
 */
export const auditActions = {
  'group.granted': ['access', 'user'],
  'group.revoked': ['access', 'user'],
  'person.signed_out': ['access', 'user'],
  'member.accepted': ['access', 'user'],
  'member.role_changed': ['access', 'user'],
  'member.removed': ['access', 'user'],
  'manager.added': ['access', 'user'],
  'manager.removed': ['access', 'user'],
  'origin.saved': ['access', 'origin'],
  'origin.removed': ['access', 'origin'],
  'key.created': ['access', 'key'],
  'key.revoked': ['access', 'key'],
  'webhook.created': ['access', 'webhook'],
  'webhook.secret_renewed': ['access', 'webhook'],
  'webhook.removed': ['access', 'webhook'],
  'organization.created': ['content', 'organization'],
  'organization.premium_changed': ['content', 'organization'],
  'portfolio.created': ['content', 'organization'],
  'portfolio.renamed': ['content', 'organization'],
  'portfolio.removed': ['content', 'organization'],
  'portfolio.organization_added': ['content', 'organization'],
  'portfolio.organization_removed': ['content', 'organization'],
  'organization_request.accepted': ['content', 'organizationRequest'],
  'organization_request.declined': ['content', 'organizationRequest'],
  'organization.featured': ['content', 'organization'],
  'organization.unfeatured': ['content', 'organization'],
  'gyg.featured': ['content', 'gyg'],
  'gyg.unfeatured': ['content', 'gyg'],
  'story.featured': ['content', 'story'],
  'story.unfeatured': ['content', 'story'],
  'featured.published': ['content', 'other'],
  'story.approved': ['content', 'story'],
  'story.rejected': ['content', 'story'],
  'story.responded': ['content', 'story'],
  'site_down.changed': ['operations', 'setting'],
  'mail.retried': ['operations', 'mail'],
  'job.requested': ['operations', 'job'],
  'demo.loaded': ['operations', 'other'],
  'demo.added': ['operations', 'other'],
  'demo.cleared': ['operations', 'other'],
  'keys.rotated': ['operations', 'other'],
  'remote.share_changed': ['operations', 'remote'],
  'remote.promoted': ['operations', 'remote'],
  'remote.rolled_back': ['operations', 'remote'],
  'remote.paused': ['operations', 'remote'],
  'remote.resumed': ['operations', 'remote'],
  'remote.canary_ended': ['operations', 'remote'],
  'audit.exported': ['personal', 'other'],
  'people.searched': ['personal', 'other'],
} as const satisfies Readonly<Record<string, readonly [AuditCategory, AuditTarget]>>;

export type AuditAction = keyof typeof auditActions;

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(auditActions, action);
