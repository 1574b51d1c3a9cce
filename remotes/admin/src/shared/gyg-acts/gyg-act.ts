import type { Gyg, GygDesk } from '@gyg/contract';

/** What hosts do with a whole gyg. Each has a dialog. */
export type GygAct = 'publish' | 'unpublish' | 'finish' | 'duplicate' | 'delete';

/** The acts that are possible for a gyg now, in the order of a menu. */
export function possibleActs({ gyg, people, isAdmin }: Pick<GygDesk, 'gyg' | 'people' | 'isAdmin'>): GygAct[] {
  const can: Record<GygAct, boolean> = {
    publish: gyg.state === 'CREATED',
    unpublish: gyg.state === 'PUBLISHED',
    finish: gyg.state === 'ONGOING',
    duplicate: isAdmin,
    // Managers cannot delete, and bookings are cancelled by unpublishing first.
    delete: isAdmin && (gyg.state === 'CREATED' || people === 0),
  };
  const acts: readonly GygAct[] = ['publish', 'unpublish', 'finish', 'duplicate', 'delete'];
  return acts.filter((act) => can[act]);
}

/** The props of each act’s dialog. */
export interface ActDialogProps {
  desk: GygDesk;
  open: boolean;
  onClose: () => void;
  /** Called after the act; with the copy after duplicating. */
  onDone?: ((gyg?: Gyg) => void) | undefined;
}
