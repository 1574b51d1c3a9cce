export { Diagnostics } from './ui/diagnostics';
export { DiagnosticsActions } from './ui/diagnostics-actions';
export { DiagnosticsSkeleton } from './ui/diagnostics-skeleton';
