import type { Tx } from '@gyg/database';
import { insertNamed, makeOrganization } from '../features/organizations';
import { addMember, addUser } from '../features/users';
import type { Actors } from './actors';
import { organizationPageRow } from './organization-page-row';
import type { SeedOrganization } from './seed-inputs';
import { seedUnit } from './seed-unit';
import type { Seeder } from './seeder';

async function addOrganization(tx: Tx, organization: SeedOrganization): Promise<{ id: string; friendlyUrl: string }> {
  const { page = {}, friendlyUrl, createdAt = new Date(), ...card } = organization;
  const uow = seedUnit(tx, createdAt);
  const row = organizationPageRow(page);
  const made = friendlyUrl
    ? await insertNamed(uow, { ...card, friendlyUrl }, row)
    : await makeOrganization(uow, card, row);
  if (!made) throw new Error(`Another organisation has the friendly url ${friendlyUrl}`);
  return made;
}

export function organizationSeeder(tx: Tx, actors: Actors): Pick<Seeder, 'addUser' | 'addOrganization' | 'addMember'> {
  return {
    addUser: ({ createdAt = new Date(), ...user }) => addUser(seedUnit(tx, createdAt), user),
    addOrganization: (organization) => addOrganization(tx, organization),
    addMember({ createdAt = new Date(), ...member }) {
      actors.reset();
      return addMember(seedUnit(tx, createdAt), member);
    },
  };
}
