import type { z } from 'zod/mini';
import { type RemoteRow, remoteRowSchema } from '../remotes';

/** A hash in the right format, of no content. */
export const testIntegrity = `sha384-${'a'.repeat(64)}`;

/** A row of the deploy table, with the defaults of a parsed one. */
export const buildRemoteRow = (row: Partial<z.input<typeof remoteRowSchema>> = {}): RemoteRow =>
  remoteRowSchema.parse({
    entry: '/remotes/public/remoteEntry.a.js',
    integrity: testIntegrity,
    version: '1.0.0',
    platform: '^1.0.0',
    basePaths: [],
    ...row,
  });
