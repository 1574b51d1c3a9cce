import { z } from 'zod';
import { defineOperations } from '../operation';
import { idSchema, pageQuery } from '../schemas/common';
import {
  createCommodityBodySchema,
  createPositionBodySchema,
  needListSchema,
  needSchema,
  updateCommodityBodySchema,
  updatePositionBodySchema,
} from '../schemas/needs';

const asHost = [
  'session.need_to_be_logged_in',
  'you_do_not_have_permission',
  'gyg.missing',
  'gyg.wrong_state',
] as const;
const list = {
  who: ['any'],
  key: 'gygs:read',
  query: z.strictObject({
    positionId: idSchema.optional().meta({ description: 'The need of the invitation link that was opened' }),
    ...pageQuery,
  }),
  answers: { 200: needListSchema },
  errors: ['gyg.missing', 'request.invalid'],
} as const;
const create = {
  who: ['host'],
  key: 'gygs:write',
  answers: { 201: needSchema },
  errors: [...asHost, 'request.invalid'],
} as const;
const update = {
  who: ['host'],
  key: 'gygs:write',
  answers: { 200: needSchema },
  errors: [...asHost, 'need.missing', 'need.below_booked', 'request.invalid'],
} as const;
const remove = {
  who: ['host'],
  key: 'gygs:write',
  answers: { 204: null },
  errors: [...asHost, 'need.missing', 'need.booked'],
} as const;

export const needOperations = defineOperations('needs', {
  listPositions: { summary: 'List the skills of a gyg', ...list },
  createPosition: { summary: 'Create a skill', ...create, body: createPositionBodySchema },
  deletePositions: { summary: 'Delete all skills of a gyg', description: 'Only if none is booked.', ...remove },
  updatePosition: { summary: 'Update a skill', ...update, body: updatePositionBodySchema },
  deletePosition: { summary: 'Delete a skill', description: 'Only if it is not booked.', ...remove },
  listCommodities: { summary: 'List the items of a gyg', ...list },
  createCommodity: { summary: 'Create an item', ...create, body: createCommodityBodySchema },
  deleteCommodities: { summary: 'Delete all items of a gyg', description: 'Only if none is booked.', ...remove },
  updateCommodity: { summary: 'Update an item', ...update, body: updateCommodityBodySchema },
  orderNeeds: {
    summary: 'Order the needs of a gyg',
    description: 'Sets `sortOrder` to the position in `ids`. Needs that are not named keep theirs.',
    who: ['host'],
    key: 'gygs:write',
    body: z.strictObject({ ids: z.array(idSchema).min(1).max(500) }),
    answers: { 204: null },
    errors: [...asHost, 'need.missing', 'request.invalid'],
  },
  deleteCommodity: { summary: 'Delete an item', description: 'Only if it is not booked.', ...remove },
});
