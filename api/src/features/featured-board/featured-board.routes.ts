import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { getFeatured } from './featured-board.service';
import { saveFeatured } from './save-featured.service';

export const featuredBoardHandlers = {
  getFeatured: ({ context, actor, reading, now }) => getFeatured(context, actor, { reading, now }),
  async saveFeatured({ context, actor, body, now }) {
    await inTransaction(context, now, (uow) => saveFeatured(uow, actor, body));
    return getFeatured(context, actor, { reading: 'own', now });
  },
} satisfies Partial<Handlers>;
