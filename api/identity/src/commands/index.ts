export { type GroupOutcome, grantGroup, groups, isGroup, listGroup, revokeGroup } from './group-commands';
export { rotateKeys } from './rotate-keys';
