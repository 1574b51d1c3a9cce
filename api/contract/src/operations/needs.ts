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
  tag: 'needs',
  who: ['any'],
  query: z.strictObject({
    positionId: idSchema.optional().meta({ description: 'The need of the invite link that was followed' }),
    ...pageQuery,
  }),
  answers: { 200: needListSchema },
  errors: ['gyg.missing', 'request.invalid'],
} as const;
const create = {
  tag: 'needs',
  who: ['host'],
  answers: { 201: needSchema },
  errors: [...asHost, 'request.invalid'],
} as const;
const update = {
  tag: 'needs',
  who: ['host'],
  answers: { 200: needSchema },
  errors: [...asHost, 'need.missing', 'need.below_booked', 'request.invalid'],
} as const;
const remove = {
  tag: 'needs',
  who: ['host'],
  answers: { 204: null },
  errors: [...asHost, 'need.missing', 'need.booked'],
} as const;

export const needOperations = defineOperations({
  listPositions: { summary: 'The skills a gyg asks for', ...list },
  createPosition: { summary: 'Ask for a skill', ...create, body: createPositionBodySchema },
  deletePositions: { summary: 'Delete all skills, if none is booked', ...remove },
  updatePosition: { summary: 'Change a skill', ...update, body: updatePositionBodySchema },
  deletePosition: { summary: 'Delete a skill that nobody booked', ...remove },
  listCommodities: { summary: 'The items a gyg asks for', ...list },
  createCommodity: { summary: 'Ask for an item', ...create, body: createCommodityBodySchema },
  deleteCommodities: { summary: 'Delete all items, if none is booked', ...remove },
  updateCommodity: { summary: 'Change an item', ...update, body: updateCommodityBodySchema },
  deleteCommodity: { summary: 'Delete an item that nobody booked', ...remove },
});
