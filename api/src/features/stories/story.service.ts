import type { Story } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { ApiContext } from '../../api-context';
import { presentStory } from './story.presenter';
import { listFeaturedRows, listGygRows } from './story.repository';

const mostFeatured = 20;
const mostOfAGyg = 60;

/** The moments of the home page. */
export async function listFeaturedStories({ db }: ApiContext) {
  const { rows, total } = await listFeaturedRows(db.read, mostFeatured);
  return { stories: rows.map(presentStory), total, page: 0, pageSize: mostFeatured };
}

/** The approved moments of a gyg, newest first. */
export async function listGygStories(read: Reader, gygId: string): Promise<Story[]> {
  return (await listGygRows(read, gygId, mostOfAGyg)).map(presentStory);
}
