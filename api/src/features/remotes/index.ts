export { countRemotes } from './count-remotes.service';
export { remoteHandlers } from './remote.routes';
export { createRemoteChoices, type RemoteChoices } from './remote-choices.service';
export { dropOldFailures } from './report-remotes.service';
