import { randomBytes } from 'node:crypto';

export interface OtherPerson {
  sub: string;
  email: string;
  password: string;
  name: string;
  groups: string[];
}

/** The parameters of an authorisation request. */
export interface AuthRequest {
  clientId: string;
  redirectUri: string;
  scope: string;
  state: string;
  nonce: string | undefined;
  challenge: string;
  audience: string | undefined;
}

interface Issued extends AuthRequest {
  sub: string;
  /** Codes and refresh tokens of one login; a second use of any of them ends them all. */
  family: string;
}

const minute = 60_000;
const secret = () => randomBytes(24).toString('base64url');

/** The issuer's state: people, browser sessions, codes and refresh tokens, each of which works once. */
export class IssuerState {
  readonly people = new Map<string, OtherPerson>();
  readonly sessions = new Map<string, string>();
  readonly #grants = new Map<string, Issued & { until: number }>();
  readonly #used = new Map<string, string>();

  addPerson(person: Omit<OtherPerson, 'sub'> & { sub?: string }): OtherPerson {
    const added = { sub: `person-${this.people.size + 1}`, ...person };
    this.people.set(added.sub, added);
    return added;
  }

  findPerson(email: string): OtherPerson | undefined {
    return [...this.people.values()].find((person) => person.email === email);
  }

  begin(authRequest: AuthRequest, sub: string): string {
    return this.#issue({ ...authRequest, sub, family: secret() }, minute);
  }

  renew(issued: Issued): string {
    return this.#issue(issued, 60 * minute);
  }

  #issue(issued: Issued, livesFor: number): string {
    const text = secret();
    this.#grants.set(text, { ...issued, until: Date.now() + livesFor });
    return text;
  }

  /** Uses up a code or refresh token. One that was used before ends its whole family. */
  take(text: string): Issued | undefined {
    const family = this.#used.get(text);
    if (family !== undefined) this.#end(family);
    const issued = this.#grants.get(text);
    if (issued === undefined) return undefined;
    this.#grants.delete(text);
    this.#used.set(text, issued.family);
    return issued.until > Date.now() ? issued : undefined;
  }

  #end(family: string): void {
    for (const [text, issued] of this.#grants) if (issued.family === family) this.#grants.delete(text);
  }

  openSession(sub: string): string {
    const id = secret();
    this.sessions.set(id, sub);
    return id;
  }
}
