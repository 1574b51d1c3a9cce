import { expect, test } from 'vitest';
import { type ProposalSettings, proposalAccess } from './proposal-access';

const page: ProposalSettings = {
  proposalFeatureEnabled: 'true',
  proposalFormWidget: 'Default',
  proposalWhoCanSubmit: 'ANYONE',
};
const members = { ...page, proposalWhoCanSubmit: 'MEMBERS' };
const user = { starting: false, signedIn: true, member: false };
const guest = { starting: false, signedIn: false, member: undefined };

test.each([
  ['anyone who is logged in', page, user, 'open'],
  ['an unknown widget is the default one', { ...page, proposalFormWidget: 'Pizza' }, user, 'open'],
  ['a member', members, { ...user, member: true }, 'open'],
  ['not a member', members, user, 'members'],
  ['membership not known yet', members, { ...user, member: undefined }, 'waiting'],
  ['a guest', page, guest, 'guest'],
  ['a guest while the session is loading', page, { ...guest, starting: true }, 'waiting'],
  ['no proposals', { ...page, proposalFeatureEnabled: 'false' } as const, user, 'off'],
  ['no widget', { ...page, proposalFormWidget: '' }, user, 'off'],
  // Other values than ANYONE mean members only, as in the API.
  ['an unknown rule', { ...page, proposalWhoCanSubmit: '' }, user, 'members'],
])('%s', (_who, settings, visitor, access) => {
  expect(proposalAccess(settings, visitor)).toBe(access);
});
