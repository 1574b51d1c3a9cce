import type { ContributionReport } from '@gyg/contract';
import { toast, useErrorText } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import { loadAllContributions, type ReportInput } from '../api/report-contributions';

type Rows = ContributionReport['rows'];

/**
 * Loads all rows of a report and then opens the browser's print dialog. `all` are the loaded rows, as long as the report
 * stays the same; `progress` is set while they load. Leaving the page or choosing another period cancels it.
 */
export function usePrintAll(input: ReportInput) {
  const errorText = useErrorText();
  const report = JSON.stringify(input);
  const [loaded, setLoaded] = useState<{ rows: Rows; report: string }>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  // The report on screen; empty after leaving the page.
  const current = useRef(report);
  useEffect(() => {
    current.current = report;
    return () => {
      current.current = '';
    };
  }, [report]);
  // Once React has finished: it then renders the sheet while the browser waits.
  useEffect(() => {
    if (loaded === undefined) return;
    const timer = setTimeout(() => window.print());
    return () => clearTimeout(timer);
  }, [loaded]);
  const print = async () => {
    setProgress({ done: 0, total: 0 });
    try {
      const rows = await loadAllContributions(input, (done, total) => setProgress({ done, total }));
      if (current.current === report) setLoaded({ rows, report });
    } catch (thrown) {
      toast.error(errorText(thrown).text);
    } finally {
      setProgress(undefined);
    }
  };
  return { all: loaded?.report === report ? loaded.rows : undefined, progress, print };
}
