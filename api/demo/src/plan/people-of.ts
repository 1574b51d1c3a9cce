import { content, type DemoOrganization, type HostedGyg } from '../content/content';

/** The organisations a person belongs to. */
export function organizationsOf(person: string): DemoOrganization[] {
  return content().organizations.filter((organization) => roleOf(person, organization) !== undefined);
}

/** Undefined for a person who does not belong to it. */
export function roleOf(
  person: string,
  { admins, members }: Pick<DemoOrganization, 'admins' | 'members'>,
): 'ADMIN' | 'MEMBER' | undefined {
  if (admins.includes(person)) return 'ADMIN';
  return members.includes(person) ? 'MEMBER' : undefined;
}

/** A gyg with its host. Throws when it does not exist, which is an error in the data. */
export function hostedGygOf(key: string): HostedGyg {
  const hosted = content().hostedGygs.find(({ gyg }) => gyg.key === key);
  if (hosted === undefined) throw new Error(`The demo has no gyg ${key}.`);
  return hosted;
}

/** The person who answers for an organisation. Throws when it does not exist, which is an error in the data. */
export function adminOf(key: string): string {
  const host = content().organizations.find((organization) => organization.key === key);
  if (host === undefined) throw new Error(`The demo has no organisation ${key}.`);
  return host.admins[0];
}
