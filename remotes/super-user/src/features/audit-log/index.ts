export { AuditLog, AuditSkeleton } from './ui/audit-log';
export { ExportAudit } from './ui/export-audit';
export { RecentChanges } from './ui/recent-changes';
