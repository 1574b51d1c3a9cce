import type { GygPage } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import { linkGyg, makeGyg } from '../features/gygs';
import { seedNeeds } from '../features/needs';
import type { Actors } from './actors';
import type { SeededGyg, SeedGyg } from './seed-inputs';
import { seedUnit } from './seed-unit';
import type { Seeder } from './seeder';

function pageRow(page: Partial<GygPage>) {
  return {
    preface: page['page.preface'] ?? '',
    description: page['page.description'] ?? '',
    impact: page['page.impact'] ?? '',
    participantInfo: page['page.participantInfo'] ?? '',
    donationUrl: page['page.donationUrl'] ?? '',
    donationText: page['page.donationText'] ?? '',
    beneficiaryText: page['page.beneficiaryText'] ?? '',
    billettoEventId: page['settings.billettoEventId'] ?? '',
  };
}

async function addGyg(tx: Tx, given: SeedGyg): Promise<SeededGyg> {
  const { page = {}, needs = [], managers, partners, tags, media, friendlyUrl, place, secondaryGoals, ...gyg } = given;
  const uow = seedUnit(tx, given.createdAt ?? new Date());
  const made = await makeGyg(
    uow,
    { ...gyg, lat: place?.lat ?? null, lng: place?.lng ?? null, secondaryGoals: (secondaryGoals ?? []).join('|') },
    pageRow(page),
    friendlyUrl,
  );
  const rows = await seedNeeds(
    uow,
    needs.map((need, index) => ({
      sortOrder: index,
      ...need,
      gygId: made.id,
      durationMinutes: need.kind === 'SKILL' ? (need.durationMinutes ?? 0) : null,
    })),
  );
  await linkGyg(uow, made.id, { managers, partners, tags, media });
  return { ...made, needs: rows.map(({ id, kind, title }) => ({ id, kind, title })) };
}

export function gygSeeder(tx: Tx, actors: Actors): Pick<Seeder, 'addGyg'> {
  return {
    addGyg(gyg) {
      actors.reset();
      return addGyg(tx, gyg);
    },
  };
}
