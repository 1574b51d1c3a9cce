import type { Tx } from '@gyg/database';
import { addFeatured } from '../features/featured';
import { writeMembershipRequest } from '../features/memberships';
import { writeNotification } from '../features/notifications';
import { writeOrganizationRequest } from '../features/organization-requests';
import { writeStory } from '../features/stories';
import { seedWork } from './seed-work';
import type { Seeder } from './seeder';

type Messages = Pick<
  Seeder,
  'addStory' | 'addNotification' | 'addOrganizationRequest' | 'addFeatured' | 'addMembershipRequest'
>;

/** What people wrote to each other, and what is shown first. */
export function messageSeeder(t: Tx): Messages {
  return {
    addStory: (story) => writeStory(seedWork(t, story.createdAt), story),
    addNotification: (notification) => writeNotification(seedWork(t, notification.createdAt), notification),
    addOrganizationRequest: (request) => writeOrganizationRequest(seedWork(t, request.createdAt), request),
    addFeatured: ({ createdAt = new Date(), ...shown }) =>
      addFeatured(seedWork(t, createdAt), { ...shown, scope: shown.organizationId ? 'organization' : 'home' }),
    addMembershipRequest: ({ createdAt = new Date(), ...request }) =>
      writeMembershipRequest(seedWork(t, createdAt, { notify: true }), request),
  };
}
