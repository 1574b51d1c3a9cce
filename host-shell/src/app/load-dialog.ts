import type { AreaDialogProps } from '@gyg/platform';
import { loadAreaTexts } from '@gyg/platform/internal';
import type { ComponentType } from 'react';
import { loadArea, resetArea } from '../remotes/load-area';
import type { RemoteTable } from '../remotes/registry';

/** The remote with the dialog for a fragment such as `#terms`, if any. */
export function ownerOfDialog(table: RemoteTable, hash: string): string | undefined {
  const name = hash.slice(1);
  return Object.entries(table).find(([, row]) => row.dialogs.includes(name))?.[0];
}

/**
 * Loads a remote's dialog and only the part of the remote needed to find it.
 * @throws if the remote does not load or lacks the dialog it claims; the next call tries again.
 */
export async function loadDialog(owner: string, hash: string): Promise<ComponentType<AreaDialogProps>> {
  try {
    const area = await loadArea(owner);
    const dialog = area.dialogs?.find(({ name }) => `#${name}` === hash);
    if (dialog === undefined)
      throw new Error(`The area ${owner} claims ${hash} in remote.json but has no dialog for it`);
    const [Dialog] = await Promise.all([dialog.load(), loadAreaTexts(area.name)]);
    return Dialog;
  } catch (thrown) {
    resetArea(owner);
    throw thrown;
  }
}
