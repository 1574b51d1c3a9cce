export { settlePast } from './features/transitions';
export { createSeeder } from './seed/create-seeder';
export type * from './seed/seed-inputs';
export { holdsOrganizations } from './seed/seed-state.repository';
export type { Seeder } from './seed/seeder';
