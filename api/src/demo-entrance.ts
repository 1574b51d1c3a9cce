export { createSeeder } from './seed/create-seeder';
export type * from './seed/seed-inputs';
export type { Seeder } from './seed/seeder';
