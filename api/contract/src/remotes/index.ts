export { servedFolders, settleClaims, shellPaths } from './claims';
export { parseHistory, type RemoteDeploy } from './history';
export { type NavigationRole, navigationRoles } from './navigation-roles';
export { type ParsedRemoteTable, parseRemoteTable, type RemoteProblem } from './parse-remote-table';
export {
  type HotRemoteRow,
  type NavigationEntry,
  type RemoteBuild,
  type RemoteRow,
  remoteRowSchema,
  type ServedRow,
} from './remote-row';
export { deployedAs, knownBuilds, type RemoteChoice, type Rollout, rolloutOf } from './rollout';
export { readHotTable, readServedTable } from './served-table';
