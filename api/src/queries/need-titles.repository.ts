import { needs, needTranslations } from '@gyg/database/schema';
import { sql } from 'drizzle-orm';

/** The title of a need in the second language of its gyg; null without one. To be selected from needs in a join. */
export const secondNeedTitle = sql<string | null>`(select ${needTranslations.title} from ${needTranslations}
  where ${needTranslations.needId} = ${needs.id})`;
