import { defineOperations } from '../operation';
import { featuredBoardSchema, saveFeaturedBodySchema } from '../schemas/featured';

const supers = ['session.need_to_be_logged_in', 'you_do_not_have_permission'] as const;

export const featuredOperations = defineOperations('operations', {
  getFeatured: {
    summary: 'Retrieve what is featured on the home page',
    description:
      'With what is scheduled, ended or not shown for another reason. Organisations and stories in the order of the home page, gygs by start, latest first.',
    who: ['super'],
    answers: { 200: featuredBoardSchema },
    errors: supers,
  },
  saveFeatured: {
    summary: 'Replace what is featured on the home page',
    description:
      'All three lists at once. Fails with `featured.changed` if they have been changed since `version`, and with `featured.refused` and an error for each row that cannot be featured.',
    who: ['super'],
    body: saveFeaturedBodySchema,
    answers: { 200: featuredBoardSchema },
    errors: [...supers, 'request.invalid', 'featured.refused', 'featured.changed'],
  },
});
