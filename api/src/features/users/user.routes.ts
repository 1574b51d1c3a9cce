import { Answered, type Handlers } from '../../http/call';
import { createUser } from './create-user.service';
import { getUser, updateUser } from './user.service';

export const userHandlers = {
  async createUser({ context, actor, body, now }) {
    const answer = await createUser(context, actor, body, now);
    return new Answered(answer.created ? 201 : 200, answer);
  },
  getUser: ({ context, actor, params }) => getUser(context, actor, params.userId),
  updateUser: ({ context, actor, params, body }) => updateUser(context, actor, params.userId, body),
} satisfies Partial<Handlers>;
