/** A violation of the page's content security policy. */
export interface PolicyReport {
  readonly directive: string;
  /** The URL that was blocked, or `inline` and similar. */
  readonly blocked: string;
  readonly source: string;
}

const reports: PolicyReport[] = [];

/** All reports since `watchPolicy`, in order. */
export const policyReports = (): readonly PolicyReport[] => reports;

/** Starts recording policy violations, for developers. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    const source = sourceFile === '' ? '' : `${sourceFile}:${lineNumber}`;
    reports.push({ directive: effectiveDirective, blocked: blockedURI, source });
  });
}
