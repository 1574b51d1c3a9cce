import type { GygPage } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { linkGyg, makeGyg, safePage } from '../../features/gygs';
import { writeTranslation } from '../../features/gygs/write';
import { seedNeeds } from '../../features/needs';
import { type Actors, seedUnit } from './actors';
import type { SeededGyg, SeedGyg, SeedTranslation } from './seed-inputs';
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

const noTexts = {
  summary: '',
  preface: '',
  description: '',
  impact: '',
  participantInfo: '',
  beneficiaryText: '',
} as const;

async function addTranslation(uow: UnitOfWork, gygId: string, seed: SeedTranslation, needs: readonly { id: string }[]) {
  const { language, needTitles = [], ...texts } = seed;
  const titles = needs.map(({ id }, index) => ({ id, title: needTitles[index] ?? '' }));
  const safe = await safePage({ ...noTexts, ...texts });
  return writeTranslation(uow, gygId, language, { ...safe, needs: titles });
}

async function addGyg(tx: Tx, seed: SeedGyg): Promise<SeededGyg> {
  const { page = {}, needs = [], translation, managers, partners, tags, media, ...rest } = seed;
  const { friendlyUrl, place, secondaryGoals, ...gyg } = rest;
  const uow = seedUnit(tx, seed.createdAt ?? new Date());
  const created = await makeGyg(
    uow,
    { ...gyg, lat: place?.lat ?? null, lng: place?.lng ?? null, secondaryGoals: (secondaryGoals ?? []).join('|') },
    await safePage(pageRow(page)),
    friendlyUrl,
  );
  const rows = await seedNeeds(
    uow,
    needs.map((need, index) => ({
      sortOrder: index,
      ...need,
      gygId: created.id,
      durationMinutes: need.kind === 'SKILL' ? (need.durationMinutes ?? 0) : null,
    })),
  );
  if (translation) await addTranslation(uow, created.id, translation, rows);
  await linkGyg(uow, created.id, { managers, partners, tags, media });
  return { ...created, needs: rows.map(({ id, kind, title }) => ({ id, kind, title })) };
}

export function gygSeeder(tx: Tx, actors: Actors): Pick<Seeder, 'addGyg'> {
  return {
    addGyg(gyg) {
      actors.reset();
      return addGyg(tx, gyg);
    },
  };
}
