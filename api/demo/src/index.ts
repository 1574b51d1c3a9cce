export { type DemoAccount, demoAccounts, demoPassword } from './accounts';
export { DemoDataInProduction, type DemoProgress, type SeedDemoOptions, seedDemo } from './seed/seed-demo';
