export { servedFolders, settleClaims, shellPaths } from './claims';
export { parseHistory, type RemoteDeploy } from './history';
export {
  type ParsedRemoteTable,
  parseHotRemoteTable,
  parseRemoteTable,
  parseServedTable,
  type RemoteProblem,
} from './parse-remote-table';
export {
  type HotRemoteRow,
  type NavigationEntry,
  type NavigationRole,
  navigationRoles,
  type RemoteBuild,
  type RemoteRow,
  remoteRowSchema,
  type ServedRow,
} from './remote-row';
export { deployedAs, knownBuilds, type RemoteChoice, type Rollout, rolloutOf } from './rollout';
