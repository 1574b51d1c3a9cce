import type { UserBooking, UserOrganization } from '@gyg/contract';
import { type Entry, isBooking } from './entry';

/** The user's organisations, which they may represent. */
export type OwnOrganizations = readonly Pick<UserOrganization, 'organizationId' | 'name' | 'logo'>[];

/** What a user can do with an entry; each action has a dialog. */
export type EntryAction =
  | { kind: 'change' | 'represent' | 'withdraw' | 'revoke'; entry: UserBooking }
  | { kind: 'cancel'; entry: Entry };

/** The actions that are possible for an entry now, in the order of its menu. */
export function actionsOf(entry: Entry, organizations: OwnOrganizations): EntryAction[] {
  const actions: EntryAction[] = [];
  if (isBooking(entry) && entry.changeable) {
    actions.push({ kind: 'change', entry });
    if (entry.organizationId !== null) actions.push({ kind: 'revoke', entry });
    else if (entry.representation?.status === 'PENDING') actions.push({ kind: 'withdraw', entry });
    else if (organizations.length > 0) actions.push({ kind: 'represent', entry });
  }
  if (entry.cancellable) actions.push({ kind: 'cancel', entry });
  return actions;
}
