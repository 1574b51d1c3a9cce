import { describe, expect, it } from 'vitest';
import { membershipStatusIn, waysToJoin } from './membership-status';

const org = (organizationId: string) => ({ organizationId });

describe('the user’s status in an organisation', () => {
  it('depends on membership first, then on a pending request', () => {
    expect(membershipStatusIn('a', [org('a')], [org('a')])).toBe('member');
    expect(membershipStatusIn('b', [org('a')], [org('b')])).toBe('pending');
    expect(membershipStatusIn('c', [org('a')], [org('b')])).toBe('none');
  });

  it('determines the actions, and members of a closed organisation stay members', () => {
    expect(waysToJoin('none', { memberApproval: 'MANUAL' })).toBe('open');
    expect(waysToJoin('none', { memberApproval: 'ANYONE' })).toBe('open');
    expect(waysToJoin('none', { memberApproval: 'NONE' })).toBe('closed');
    expect(waysToJoin('member', { memberApproval: 'NONE' })).toBe('member');
    expect(waysToJoin('pending', { memberApproval: 'NONE' })).toBe('pending');
  });
});
