export { Diagnostics, DiagnosticsSkeleton } from './ui/diagnostics';
export { DiagnosticsActions } from './ui/diagnostics-actions';
