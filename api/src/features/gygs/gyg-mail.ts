import type { GygRow } from './gyg.repository';

/** Template data common to all mails about a gyg. */
export function gygMailFacts(gyg: GygRow) {
  return {
    gygTitle: gyg.title,
    organization: gyg.orgName,
    startDateTime: (gyg.startDateTime ?? gyg.createdAt).toISOString(),
    endDateTime: (gyg.endDateTime ?? gyg.createdAt).toISOString(),
    address: gyg.address,
  };
}
