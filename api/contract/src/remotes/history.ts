import * as z from 'zod/mini';
import { type RemoteRow, remoteRowSchema } from './remote-row';

/** One deploy of a remote, as its `history.json` has it. */
const deploySchema = z.object({ deployedAt: z.iso.datetime(), row: remoteRowSchema });

export interface RemoteDeploy {
  /** ISO 8601, UTC. */
  deployedAt: string;
  row: RemoteRow;
}

/** Parses a remote's history, the newest deploy last. Deploys that cannot be used any more are left out. */
export function parseHistory(json: unknown): RemoteDeploy[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((deploy) => {
    const { success, data } = deploySchema.safeParse(deploy);
    return success ? [data] : [];
  });
}
