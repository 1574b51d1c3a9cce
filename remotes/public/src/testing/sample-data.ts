import {
  buildGyg,
  buildGygProfile,
  buildGygViewer,
  buildNotification,
  buildOrganization,
  buildStory,
  buildUserOrganization,
  buildUserOrganizations,
} from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';
import { configAnswer } from './config';
import { gygsAnswer, gygsFound, notificationsAnswer, organizationsAnswer, storiesAnswer } from './lists';

const titles = [
  'Spring clean-up on Ramsvik’s outer shore',
  'Repair café: bring it broken, take it home',
  'Two thousand oaks for Hågadalen',
  'Homework evenings for years 7 to 9',
  'Sort and share: the Thursday food bank',
  'Warm beds when it drops below zero',
] as const;
const goals = [14, 12, 15, 4, 2, 1] as const;

/** Six gygs without pictures: the goals' posters stand in. */
export const sampleGygs = titles.map((title, index) =>
  buildGyg({
    id: `gyg-${index}`,
    title,
    sdgGoalId: goals[index] ?? 17,
    gygHero: '',
    state: index === 1 ? 'ONGOING' : 'PUBLISHED',
    positionsLeft: index * 3,
  }),
);

/** A gyg's page with everything on it but pictures. */
export const sampleProfile = () =>
  buildGygProfile({
    gyg: buildGyg({ gygHero: '' }),
    partners: [buildOrganization({ id: 'org-fix', name: 'Fixarkollektivet' })].map(toCard),
    contributingOrganizations: [buildOrganization({ id: 'org-mat', name: 'Matlådan Norrköping' })].map(toCard),
  });

const toCard = ({ id, name, logo, friendlyUrl, organizationType }: ReturnType<typeof buildOrganization>) => ({
  id,
  name,
  logo,
  friendlyUrl,
  organizationType,
});

/** An API with something of everything, for stories. */
export const sampleApi: FakeHandlers = {
  getConfig: () => configAnswer(),
  findFeaturedGygs: () => gygsAnswer(sampleGygs),
  findGygs: ({ query }) => (query.pageSize === '1' ? gygsFound([], 6, 1240) : gygsFound(sampleGygs, 54)),
  findGygByUrl: () => ({ gyg: buildGyg() }),
  listFeaturedOrganizations: () =>
    organizationsAnswer([
      buildOrganization(),
      buildOrganization({ id: 'org-fix', name: 'Fixarkollektivet', city: 'Göteborg', gygCount: 31 }),
    ]),
  listFeaturedStories: () =>
    storiesAnswer(
      ['Amadou Ceesay', 'Gunilla Ek', 'Tuva Nordin'].map((username) => buildStory({ id: username, username })),
    ),
  getGygProfile: sampleProfile,
  getGygViewer: () => buildGygViewer(),
  createBeneficiary: () => ({ id: 'place-1' }),
  listUserOrganizations: () =>
    buildUserOrganizations([
      buildUserOrganization({ role: 'ADMIN' }),
      buildUserOrganization({ id: 'm2', organizationId: 'org-bread', name: 'Brödkooperativet', role: 'ADMIN' }),
    ]),
  listNotifications: ({ query }) =>
    query.archived === 'true'
      ? notificationsAnswer([])
      : notificationsAnswer([
          buildNotification(),
          buildNotification({ id: 'n2', title: 'Somebody booked', viewed: true, gygId: null }),
        ]),
  markNotificationsViewed: () => undefined,
  countNotifications: () => ({ count: 0 }),
};
