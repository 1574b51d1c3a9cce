import { createHash, randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';

const days = 30;
const acceptable = /^[\w-]{22}$/;

/**
 * The random id with which a browser keeps the builds that it got. It is set only while a remote has a canary, and says
 * nothing about its person.
 */
export function createVisitorIds({ publicUrl }: { publicUrl: string }) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-gyg-visitor' : 'gyg-visitor';
  const read = (request: Request): string | undefined => {
    const id = parseCookie(request.headers.cookie ?? '')[name];
    return id !== undefined && acceptable.test(id) ? id : undefined;
  };
  return {
    read,
    /** Reads the id, or sets a new one. */
    ensure(request: Request, response: Response): string {
      const stored = read(request);
      if (stored !== undefined) return stored;
      const id = randomBytes(16).toString('base64url');
      response.cookie(name, id, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: days * 86_400_000 });
      return id;
    },
  };
}

/**
 * Where a visitor is between 0 and 1 for one canary. It is the same each time, differs between remotes, and a larger
 * share contains everyone of a smaller one.
 */
export function positionOf(visitor: string, remote: string, entry: string): number {
  const digest = createHash('sha256').update(`${visitor} ${remote} ${entry}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}
