import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { changeDirectory, type DirectoryState, directoryAddress, readDirectory } from './directory-state';

/** The directory in the address, and a function that changes it and adds a history entry. */
export function useDirectoryState() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = useMemo(() => readDirectory(params), [params]);
  const change = (changes: Partial<DirectoryState>) => {
    void navigate(directoryAddress(changeDirectory(state, changes)), { preventScrollReset: true });
  };
  return { state, change };
}
