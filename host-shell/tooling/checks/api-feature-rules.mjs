import { API_ROLES } from './import-table.mjs';

const FEATURE = /^api\/src\/features\/([^/]+)(?:\/(.*))?$/;
const ROLE = new RegExp(`(?:^|[/.-])(${Object.keys(API_ROLES).join('|')})(?:\\.ts)?$`);

const roleOf = (file) => ROLE.exec(file)?.[1];

/** `routes → service → policy | repository`; another feature only through its service. */
export function checkApiFeature(file, target) {
  const [from, to] = [FEATURE.exec(file), FEATURE.exec(target)];
  if (from === null || to === null || /\.test\.ts$/.test(file)) return undefined;
  const [role, wanted] = [roleOf(file), roleOf(target)];
  if (from[1] !== to[1]) {
    if (wanted === 'service' || to[2] === undefined || /^index(\.ts)?$/.test(to[2])) return undefined;
    return `imports ${target}: another feature is reached only through its service; give ${to[1]} a service function for it`;
  }
  if (role === undefined || wanted === undefined || API_ROLES[role].includes(wanted)) return undefined;
  return `imports ${target}: a ${role} does not use a ${wanted} (routes → service → policy | repository); put the call into the service`;
}
