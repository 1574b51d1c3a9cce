export { type DemoAccount, demoAccounts, demoPassword } from './accounts';
export type { DemoProgress } from './seed/fill-installation';
export { DemoDataInProduction, type SeedDemoOptions, seedDemo } from './seed/seed-demo';
