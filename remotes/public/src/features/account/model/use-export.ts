import type { User } from '@gyg/contract';
import { call, useErrorText } from '@gyg/platform';
import { useState } from 'react';
import { exportFileName, saveFile } from './save-file';

/** Exports all data stored about the user as a file, and returns the state of the export. */
export function useExport({ id, fullName }: User) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [fileName, setFileName] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    setBusy(true);
    setFileName(undefined);
    setFailure(undefined);
    try {
      const held = await call('exportUser', { params: { userId: id } });
      const name = exportFileName(fullName, held.exported);
      saveFile(name, new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }));
      setFileName(name);
    } catch (thrown) {
      setFailure(errorText(thrown).detail);
    }
    setBusy(false);
  };
  return { start, busy, fileName, failure };
}
