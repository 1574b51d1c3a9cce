export { recordPastTransitions } from './features/transitions';
export { createSeeder } from './seed/create-seeder';
export { registerSite } from './seed/partner-site.repository';
export type * from './seed/seed-desk-inputs';
export type * from './seed/seed-inputs';
export { hasOrganizations, tryLockForFilling } from './seed/seed-state.repository';
export { findSeeded } from './seed/seeded.repository';
export type { Seeder } from './seed/seeder';
