import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EntryAction, OwnOrganizations } from '../model/booking-actions';
import { CancelDialog } from './cancel-dialog';
import { ChangeDialog } from './change-dialog';
import { EndRepresentationDialog } from './end-representation-dialog';
import { RepresentDialog } from './represent-dialog';

interface EntryDialogsProps {
  action: EntryAction | undefined;
  organizations: OwnOrganizations;
  onClose: () => void;
}

/** The dialog of the action that the user chose. */
export function EntryDialogs({ action, organizations, onClose }: EntryDialogsProps) {
  if (action === undefined) return null;
  if (action.kind === 'cancel') return <CancelDialog entry={action.entry} onClose={onClose} />;
  const booking = action.entry;
  if (action.kind === 'change') return <ChangeDialog booking={booking} onClose={onClose} />;
  if (action.kind === 'represent')
    return <RepresentDialog booking={booking} organizations={organizations} onClose={onClose} />;
  return <EndRepresentationDialog booking={booking} kind={action.kind} onClose={onClose} />;
}

/**
 * The action that the user chose. If the control that opened its dialog is gone when the dialog closes, the focus goes to
 * the menu of the same entry (an element with `data-entry`), else to the content of the page.
 */
export function useEntryAction(root: RefObject<HTMLElement | null>) {
  const [action, setAction] = useState<EntryAction>();
  const closed = useRef<string>(undefined);
  useEffect(() => {
    const entryId = closed.current;
    if (action !== undefined || entryId === undefined) return;
    closed.current = undefined;
    const content = root.current?.closest('main');
    if (document.activeElement !== document.body && document.activeElement !== content) return;
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const entry = entries.find(({ dataset }) => dataset.entry === entryId);
    const control = entry?.querySelector<HTMLElement>('[aria-haspopup]') ?? entry?.querySelector<HTMLElement>('button');
    if (control) control.focus();
    else content?.focus({ preventScroll: true });
  }, [action, root]);
  const close = () => {
    closed.current = action?.entry.id;
    setAction(undefined);
  };
  return { action, open: setAction, close };
}
