import type { Tx } from '@gyg/database';
import { writeNotification } from '../../features/notifications';
import { writeOrganizationRequest } from '../../features/organizations';
import { writeMembershipRequest } from '../../features/organizations/memberships';
import { addFeatured } from '../../features/platform-admin/featured';
import { writeStory } from '../../features/stories';
import { seedUnit } from './actors';
import type { Seeder } from './seeder';

type Messages = Pick<
  Seeder,
  'addStory' | 'addNotification' | 'addOrganizationRequest' | 'addFeatured' | 'addMembershipRequest'
>;

/** Messages between people, and featured content. */
export function messageSeeder(tx: Tx): Messages {
  return {
    addStory: (story) => writeStory(seedUnit(tx, story.createdAt), story),
    addNotification: (notification) => writeNotification(seedUnit(tx, notification.createdAt), notification),
    addOrganizationRequest: (request) => writeOrganizationRequest(seedUnit(tx, request.createdAt), request),
    addFeatured: async ({ createdAt = new Date(), ...shown }) => {
      await addFeatured(seedUnit(tx, createdAt), { ...shown, scope: shown.organizationId ? 'organization' : 'home' });
    },
    addMembershipRequest: ({ createdAt = new Date(), ...request }) =>
      writeMembershipRequest(seedUnit(tx, createdAt, { notify: true }), request),
  };
}
