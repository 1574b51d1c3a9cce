import { createPortfolioBodySchema } from '@gyg/contract/forms';

/** The form of a name. All things that organisations name have the same rule. */
export const nameFormSchema = createPortfolioBodySchema.pick({ name: true });
