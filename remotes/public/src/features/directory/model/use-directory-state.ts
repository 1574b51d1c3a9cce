import { useListInAddress } from '@gyg/platform';
import { useState } from 'react';
import { type DirectoryState, directoryAddress, everything, readDirectory } from './directory-state';

/**
 * The directory in the address, a function that changes it and adds a history entry, and one that removes all filters.
 * `cleared` counts the latter: a field with it as its key forgets what was typed in it and not applied yet.
 */
export function useDirectoryState() {
  const { list: state, change } = useListInAddress(readDirectory, directoryAddress);
  const [cleared, setCleared] = useState(0);
  const clear = (changes: Partial<DirectoryState> = {}) => {
    setCleared((count) => count + 1);
    change({ ...everything, ...changes });
  };
  return { state, change, clear, cleared };
}
