import type { OrganizationUser } from '@gyg/contract';

type Member = Pick<OrganizationUser, 'role'>;

/** Whether a member is the only admin, who can be neither removed nor made a member. */
export const isOnlyAdmin = ({ role }: Member, admins: number): boolean => role === 'ADMIN' && admins <= 1;

/** Whether an organisation would have no admin left without these members. */
export const leavesNoAdmin = (members: readonly Member[], admins: number): boolean =>
  members.some(({ role }) => role === 'ADMIN') && members.filter(({ role }) => role === 'ADMIN').length >= admins;
