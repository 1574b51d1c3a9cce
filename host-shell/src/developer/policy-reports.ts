/** What the page's policy has refused. */
export interface PolicyReport {
  readonly directive: string;
  /** The address that was refused, or `inline` and the like. */
  readonly blocked: string;
  readonly source: string;
}

const reports: PolicyReport[] = [];

/** All reports since `watchPolicy`, in order. */
export const policyReports = (): readonly PolicyReport[] => reports;

/** Begins to note what the page's policy refuses; for developers. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    const source = sourceFile === '' ? '' : `${sourceFile}:${lineNumber}`;
    reports.push({ directive: effectiveDirective, blocked: blockedURI, source });
  });
}
