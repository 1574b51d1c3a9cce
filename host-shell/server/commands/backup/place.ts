import path from 'node:path';
import type { DatabasePlace } from '@gyg/database/backup';
import { readSettings } from '../../settings/settings';
import { placeOfDatabase } from '../../start/place-of-database';

/** The data of an installation. */
export interface Place extends DatabasePlace {
  /** The database's address for messages. */
  name: string;
  mediaDir: string;
  /** Where uploaded pictures are. */
  media: 'folder' | 'bucket';
}

/** Reads only the settings that say where the data is, so that the command needs no others. */
export function readPlace(environment: Readonly<Record<string, string | undefined>>): Place {
  const { DATA_DIR, DATABASE_URL, MEDIA_URL } = environment;
  const { dataDir, databaseUrl } = readSettings({ DATA_DIR, DATABASE_URL });
  return {
    ...{ dataDir, databaseUrl, name: placeOfDatabase({ dataDir, databaseUrl }) },
    mediaDir: path.join(dataDir, 'media'),
    media: MEDIA_URL ? 'bucket' : 'folder',
  };
}
