export { type DemoAccount, demoAccounts, demoPassword } from './accounts';
export { drawGoalPictures } from './pictures/draw-goal-pictures';
export type { DemoProgress } from './seed/fill-installation';
export { DemoDataInProduction, type SeedDemoOptions, seedDemo } from './seed/seed-demo';
