import type { AnswerOf, OrganizationUser } from '@gyg/contract';
import { buildMembershipRequest, buildOrganizationUser } from '@gyg/contract/testing';

const person = (name: string, over: Partial<OrganizationUser> = {}) => {
  const id = name.split(' ')[0]?.toLowerCase() ?? name;
  return buildOrganizationUser({
    id: `membership-${id}`,
    userId: `user-${id}`,
    fullName: name,
    email: `${id}@renkust.example`,
    ...over,
  });
};

/** The members of Ren Kust Bohuslän: two admins, Britta among them, and members with and without hours. */
export const someMembers: readonly OrganizationUser[] = [
  person('Amadou Ceesay', { role: 'ADMIN', created: '2024-03-02T09:00:00.000Z', gygs: 31, hours: 164 }),
  person('Britta Hallén', { role: 'ADMIN', created: '2024-02-01T09:00:00.000Z', gygs: 44, hours: 212.5 }),
  person('Fatima Noori', { created: '2025-10-11T09:00:00.000Z', gygs: 9, hours: 36 }),
  person('Karin Sjöberg'),
  person('Selam Tesfay', { created: '2026-06-20T09:00:00.000Z', gygs: 7, hours: 24.5, email: null }),
  person('Viktor Åkesson', { created: '2027-06-01T09:00:00.000Z', gygs: 0, hours: 0 }),
];

/** A page of members as the API answers it; keyword and role filter as there, the order stays. */
export function answerMembers(
  members: readonly OrganizationUser[],
  { keyword = '', role, page = '0' }: Readonly<Record<string, string>>,
): AnswerOf<'listOrganizationUsers'> {
  const matching = members.filter(
    (member) =>
      (role === undefined || member.role === role) && member.fullName.toLowerCase().includes(keyword.toLowerCase()),
  );
  const pageSize = 20;
  const start = Number(page) * pageSize;
  return {
    users: matching.slice(start, start + pageSize),
    total: matching.length,
    page: Number(page),
    pageSize,
    counts: { all: members.length, admins: members.filter((member) => member.role === 'ADMIN').length },
  };
}

/** Requests to join, by status. */
export const someRequests = [
  buildMembershipRequest({ id: 'request-elin', userName: 'Elin Hallberg', invitationRef: 'INVITE_LINK' }),
  buildMembershipRequest({ id: 'request-daniel', userId: 'user-daniel', userName: 'Daniel Haddad' }),
  buildMembershipRequest({
    id: 'request-nora',
    userId: 'user-nora',
    userName: 'Nora Berg',
    status: 'DECLINED',
    respondedAt: '2027-05-06T09:12:00.000Z',
  }),
];

export function answerRequests({ status }: Readonly<Record<string, string>>): AnswerOf<'listMembershipRequests'> {
  const requests = someRequests.filter((request) => status === undefined || request.status === status);
  const counts = { PENDING: 2, ACCEPTED: 0, DECLINED: 1, WITHDRAWN: 0 };
  return { requests, counts, total: requests.length, page: 0, pageSize: 20 };
}
