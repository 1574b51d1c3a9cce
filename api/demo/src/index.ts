export { type DemoAccount, demoAccounts, demoPassword } from './accounts';
export { drawDemoPictures, drawGoalPictures } from './pictures/draw-pictures';
export { addGygs } from './seed/add-gygs';
export { DemoDataInProduction } from './seed/demo-data-in-production';
export type { DemoProgress } from './seed/fill-installation';
export { type SeedDemoOptions, seedDemo } from './seed/seed-demo';
