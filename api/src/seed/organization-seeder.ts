import type { Tx } from '@gyg/database';
import { insertNamed, makeOrganization } from '../features/organizations';
import { addMember, addUser } from '../features/users';
import type { Actors } from './actors';
import { organizationPageRow } from './organization-page-row';
import type { SeedOrganization } from './seed-inputs';
import { seedWork } from './seed-work';
import type { Seeder } from './seeder';

async function addOrganization(t: Tx, organization: SeedOrganization): Promise<{ id: string; friendlyUrl: string }> {
  const { page = {}, friendlyUrl, createdAt = new Date(), ...card } = organization;
  const work = seedWork(t, createdAt);
  const row = organizationPageRow(page);
  const made = friendlyUrl
    ? await insertNamed(work, { ...card, friendlyUrl }, row)
    : await makeOrganization(work, card, row);
  if (!made) throw new Error(`Another organisation has the friendly url ${friendlyUrl}`);
  return made;
}

export function organizationSeeder(t: Tx, actors: Actors): Pick<Seeder, 'addUser' | 'addOrganization' | 'addMember'> {
  return {
    addUser: ({ createdAt = new Date(), ...user }) => addUser(seedWork(t, createdAt), user),
    addOrganization: (organization) => addOrganization(t, organization),
    addMember({ createdAt = new Date(), ...member }) {
      actors.forget();
      return addMember(seedWork(t, createdAt), member);
    },
  };
}
