import type { GygRow } from './gyg.repository';

/** What every mail about a gyg says of it. */
export function gygMailFacts(gyg: GygRow) {
  return {
    gygTitle: gyg.title,
    organization: gyg.orgName,
    startDateTime: (gyg.startDateTime ?? gyg.createdAt).toISOString(),
    endDateTime: (gyg.endDateTime ?? gyg.createdAt).toISOString(),
    address: gyg.address,
  };
}
