export { type GygAct, possibleActs } from './gyg-act';
export { GygActDialog } from './gyg-act-dialog';
export { MissingList } from './missing-list';
export { allProblems, fieldOfProblem } from './publish-problems';
export { useActItems, useFeatureGyg } from './use-act-items';
export { useAfterAct } from './use-after-act';
