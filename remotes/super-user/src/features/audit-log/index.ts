export { AuditLog } from './ui/audit-log';
export { AuditSkeleton } from './ui/audit-skeleton';
export { ExportAudit } from './ui/export-audit';
export { RecentChanges } from './ui/recent-changes';
