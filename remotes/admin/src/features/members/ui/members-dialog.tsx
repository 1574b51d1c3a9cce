import type { OrganizationUser } from '@gyg/contract';
import type { MemberActProps } from './member-act-props';
import { MessageDialog } from './message-dialog';
import { PromoteDialog } from './promote-dialog';
import { RemoveDialog } from './remove-dialog';
import { StepDownDialog } from './step-down-dialog';

export type MemberActKind = 'message' | 'promote' | 'remove' | 'stepDown';
/** What is about to be done, and for whom. */
export interface MemberAct {
  readonly kind: MemberActKind;
  readonly members: readonly OrganizationUser[];
}

export interface MembersDialogProps extends Omit<MemberActProps, 'members'> {
  /** Undefined while nothing is asked. */
  act: MemberAct | undefined;
}

const dialogs = { message: MessageDialog, promote: PromoteDialog, remove: RemoveDialog, stepDown: StepDownDialog };

/** The dialog of an action. */
export function MembersDialog({ act, ...rest }: MembersDialogProps) {
  if (act === undefined) return null;
  const ActDialog = dialogs[act.kind];
  return <ActDialog {...rest} members={act.members} />;
}
