import { supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const featuredRows = {
  getFeatured: { expect: supers, call: () => ({}) },
  saveFeatured: {
    expect: supers,
    call: async (fixture, api) => {
      const superUser = api.as(fixture.superUser, { groups: ['superusers'] });
      const { version } = (await superUser('getFeatured')).data;
      const organizations = [{ id: fixture.host.id, from: null, until: '2031-01-31' }];
      return { body: { version, organizations, gygs: [], stories: [] } };
    },
  },
} satisfies MatrixRows;
