export { recordPastTransitions } from './features/gygs/transitions';
export { createSeeder } from './workers/seed/create-seeder';
export type * from './workers/seed/seed-desk-inputs';
export type * from './workers/seed/seed-inputs';
export { findSeeded, hasOrganizations, registerSite, tryLockForFilling } from './workers/seed/seeded.repository';
export type { Seeder } from './workers/seed/seeder';
