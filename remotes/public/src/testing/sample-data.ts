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
import { buildConfig, type FakeHandlers } from '@gyg/platform/testing';
import {
  gygsAnswer,
  gygsFound,
  gygsWithFacets,
  notificationsAnswer,
  organizationsAnswer,
  storiesAnswer,
} from './lists';
import { cardPicture, heroPicture, portrait, storyPicture } from './pictures';

const titles = [
  'Spring clean-up on Ramsvik’s outer shore',
  'Repair café: bring it broken, take it home',
  'Two thousand oaks for Hågadalen',
  'Homework evenings for years 7 to 9',
  'Sort and share: the Thursday food bank',
  'Warm beds when it drops below zero',
] as const;
const goals = [14, 12, 15, 4, 2, 1] as const;
const scenes = ['shore', 'repair', 'plant', 'tutor', undefined, undefined] as const;

/** Six gygs. The last two have no picture, so the goals' posters are shown. */
export const sampleGygs = titles.map((title, index) => {
  const goal = goals[index] ?? 17;
  const scene = scenes[index];
  return buildGyg({
    id: `gyg-${index}`,
    title,
    sdgGoalId: goal,
    gygHero: scene ? cardPicture(scene, goal) : '',
    state: index === 1 ? 'ONGOING' : 'PUBLISHED',
    positionsLeft: index * 3,
    // The last two are in one place, so they share a pin.
    lat: 58.353 + Math.min(index, 4) * 0.09,
    lng: 11.223 + (Math.min(index, 4) % 3) * 0.16,
  });
});

const stories = [
  ['Amadou Ceesay', 'We filled eleven sacks before lunch.'],
  ['Klara Lind', 'Low tide, high spirits.'],
  ['Tuva Nordin', 'We put the seedlings behind the dune, where the wind cannot find them.'],
] as const;

/** A gyg's page with all sections. */
export const sampleProfile = () =>
  buildGygProfile({
    gyg: buildGyg({ gygHero: heroPicture('shore', 14) }),
    stories: stories.map(([username, caption], index) =>
      buildStory({ id: username, username, caption, url: storyPicture('shore', 14, index) }),
    ),
    users: ['Britta Hallén', 'Amadou Ceesay', 'Jonas Wiik', 'Klara Lind'].map((fullName) => ({
      id: fullName,
      fullName,
      profileImage: portrait(fullName),
    })),
    media: (['shore', 'mussels', 'walk', 'plant'] as const).map((scene) => ({
      id: scene,
      url: cardPicture(scene, 14),
      caption: '',
    })),
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

const needTitles = ['Work gloves', 'Shore picker', 'Boat driver, own licence'] as const;

/** Needs as on cards; those with the keyword come first. */
function sampleNeeds(gygId: string, keyword = '') {
  const needs = needTitles.map((title, index) => ({
    id: `${gygId}-need-${index}`,
    contributionType: index === 0 ? ('COMMODITY' as const) : ('SKILL' as const),
    title,
    availablePositions: 3 + index * 4,
    matches: keyword !== '' && title.toLowerCase().includes(keyword.toLowerCase()),
  }));
  return { first: needs.toSorted((left, right) => Number(right.matches) - Number(left.matches)).slice(0, 2), more: 1 };
}

/**
 * The sample gygs with these states and goals. Without goals each counts nine times, so that there are several pages.
 */
function sampleGygsFound({ states, goals, pageSize, facets, near, keyword }: Readonly<Record<string, string>>) {
  const gygs = sampleGygs.filter(
    ({ state, sdgGoalId }) =>
      (states === undefined || states.split(',').includes(state)) &&
      (goals === undefined || goals.split(',').includes(String(sdgGoalId))),
  );
  const total = goals === undefined ? gygs.length * 9 : gygs.length;
  if (pageSize === '1') return gygsFound([], total, 1240);
  if (facets === undefined) return gygsFound(gygs, total);
  const withNeeds = gygs.map((gyg, index) => ({
    ...gyg,
    ...(near !== undefined && { distanceKm: 4.2 + index * 9 }),
    openNeeds: sampleNeeds(gyg.id, keyword),
  }));
  const counts = { PUBLISHED: 45, ONGOING: 9, FINISHED: 0 };
  return gygsWithFacets(withNeeds, { states: counts, goals: { 14: 9, 12: 9, 15: 9, 4: 9, 2: 9, 1: 9 } }, total);
}

/** A fake API with some data for each call, for stories. */
export const sampleApi: FakeHandlers = {
  getConfig: () => buildConfig(),
  findFeaturedGygs: () => gygsAnswer(sampleGygs),
  findGygs: ({ query }) => sampleGygsFound(query),
  findTowns: () => ({
    towns: [
      { name: 'Smögen', lat: 58.353, lng: 11.223 },
      { name: 'Smedjebacken', lat: 60.14, lng: 15.41 },
    ],
  }),
  findGygByUrl: () => ({ gyg: buildGyg() }),
  listFeaturedOrganizations: () =>
    organizationsAnswer([
      buildOrganization(),
      buildOrganization({ id: 'org-fix', name: 'Fixarkollektivet', city: 'Göteborg', gygCount: 31 }),
    ]),
  listFeaturedStories: () =>
    storiesAnswer(
      (['shore', 'tutor', 'plant'] as const).map((scene, index) =>
        buildStory({
          id: scene,
          username: ['Amadou Ceesay', 'Gunilla Ek', 'Tuva Nordin'][index] ?? '',
          caption:
            [
              'We filled eleven sacks before lunch. My daughter found a message in a bottle from Skagen.',
              'Leila went from “I can’t do fractions” to teaching them to her brother. I only brought biscuits.',
              'I had never held a planting spade. Now there are forty oaks in Hågadalen I say hello to.',
            ][index] ?? '',
          gygTitle: [titles[0], titles[3], titles[2]][index] ?? '',
          sdgGoalId: [14, 4, 15][index] ?? 17,
          url: storyPicture(scene, [14, 4, 15][index] ?? 17),
        }),
      ),
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
          buildNotification({
            id: 'n1',
            type: 'booking_pending',
            title: 'Maja Lindqvist wants to help at Spring clean-up on Ramsvik’s outer shore',
            body: 'Maja Lindqvist’s offer (Boat driver, own licence) needs your answer.',
            relatedUserId: 'user-maja',
            relatedUserName: 'Maja Lindqvist',
            action: { kind: 'booking', targetId: 'booking-1' },
          }),
          buildNotification({ viewed: true }),
          buildNotification({ id: 'n2', title: 'New booking', viewed: true, gygId: null }),
        ]),
  markNotificationsViewed: () => undefined,
  countNotifications: () => ({ count: 0 }),
};
