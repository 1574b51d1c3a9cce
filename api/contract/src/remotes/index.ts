export { servedFolders, settleClaims, shellPaths } from './claims';
export {
  type ParsedRemoteTable,
  parseHotRemoteTable,
  parseRemoteTable,
  type RemoteProblem,
} from './parse-remote-table';
export {
  type HotRemoteRow,
  type NavigationEntry,
  type NavigationRole,
  navigationRoles,
  type RemoteRow,
  remoteRowSchema,
} from './remote-row';
