import type { AnswerOf, Proposal } from '@gyg/contract';
import { buildProposal } from '@gyg/contract/testing';
import { scenePicture } from './pictures';

/** Proposals that wait, newest first. */
export const sampleProposals: readonly Proposal[] = [
  buildProposal({
    image: scenePicture('mussels', 14),
    representOrgId: 'org-fix',
    representOrgName: 'Fixarkollektivet',
    individualOrOrganization: 'ORGANIZATION',
    representOrgInfo: 'We have repaired boats on Orust since 1994.',
    moreInfo: 'I have talked with the landowner and we may use the jetty.',
    customFields: {
      howManyCanCome: 25,
      whatIsNeeded: ['Waders', 'gloves', 'two scales'],
      wheelchairAccess: false,
    },
  }),
  buildProposal({
    id: 'proposal-nets',
    userId: 'user-karin',
    userName: 'Karin Sjöberg',
    title: 'Mend nets with the old crew',
    summary: 'Four evenings in the boathouse.',
    image: scenePicture('repair', 12),
    sdgGoalId: 12,
    created: '2027-06-07T08:00:00.000Z',
  }),
  buildProposal({
    id: 'proposal-raft',
    userId: 'user-viktor',
    userName: 'Viktor Åkesson',
    type: 'COLLECTION',
    paymentMethod: 'DIRECT_TO_CHARITY',
    title: 'Collection for a new rescue raft',
    summary: 'The sea rescue in Smögen needs a raft for shallow water.',
    sdgGoalId: 3,
    created: '2027-06-04T08:00:00.000Z',
  }),
];

/** Answers lists of proposals as the API does: one status, and the number in each. */
export function answerProposals(
  proposals: readonly Proposal[],
  query: Readonly<Record<string, string>>,
): AnswerOf<'listOrganizationProposals'> {
  const of = (status: string) => proposals.filter((proposal) => proposal.status === status);
  const matching = of(query.status ?? 'PENDING');
  return {
    proposals: matching,
    total: matching.length,
    page: Number(query.page ?? 0),
    pageSize: 20,
    counts: { PENDING: of('PENDING').length, ACCEPTED: of('ACCEPTED').length, DECLINED: of('DECLINED').length },
  };
}
