import type { ContributionReport } from '@gyg/contract';
import { toast, useErrorText } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import { loadAllContributions, type ReportInput } from '../api/report-contributions';

type Rows = ContributionReport['rows'];

/**
 * Loads all rows of a report and then opens the browser's print dialog. `all` are the loaded rows; `progress` is set
 * while they load. Leaving the page cancels it.
 */
export function usePrintAll(input: ReportInput) {
  const errorText = useErrorText();
  const [all, setAll] = useState<Rows>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  // Once React has finished: it then renders the sheet while the browser waits.
  useEffect(() => {
    if (all === undefined) return;
    const timer = setTimeout(() => window.print());
    return () => clearTimeout(timer);
  }, [all]);
  const print = async () => {
    setProgress({ done: 0, total: 0 });
    try {
      const rows = await loadAllContributions(input, (done, total) => setProgress({ done, total }));
      if (!left.current) setAll(rows);
    } catch (thrown) {
      toast.error(errorText(thrown).text);
    } finally {
      setProgress(undefined);
    }
  };
  return { all, progress, print };
}
