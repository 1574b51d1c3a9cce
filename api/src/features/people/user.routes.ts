import { inTransaction } from '../../access/unit-of-work';
import { type Handlers, OperationResponse } from '../../http/call';
import { changePersonGroup, signPersonOut } from './change-person.service';
import { listConnectedSites, removeConnectedSite } from './connected-sites.service';
import { createUser } from './create-user.service';
import { getPerson, listPeople } from './list-people.service';
import { getUser, updateUser } from './user.service';

export const userHandlers = {
  listConnectedSites: ({ context, actor, params }) => listConnectedSites(context, actor, params.userId),
  async removeConnectedSite({ context, actor, params, query }) {
    await removeConnectedSite(context, actor, { userId: params.userId, origin: query.origin });
    return undefined;
  },
  listPeople: ({ context, actor, query, now }) => listPeople(context, actor, query, now),
  async signOutPerson({ context, actor, params, body, now }) {
    await inTransaction(context, now, (uow) => signPersonOut(uow, context, actor, { ...params, ...body }));
    return undefined;
  },
  async setPersonGroup({ context, actor, params, body, now }) {
    await inTransaction(context, now, (uow) => changePersonGroup(uow, context, actor, { ...params, ...body }));
    return getPerson(context, params.userId, actor.locale);
  },
  async createUser({ context, actor, body, now }) {
    const answer = await createUser(context, actor, body, now);
    return new OperationResponse(answer.created ? 201 : 200, answer);
  },
  getUser: ({ context, actor, params }) => getUser(context, actor, params.userId),
  updateUser: ({ context, actor, params, body }) => updateUser(context, actor, params.userId, body),
} satisfies Partial<Handlers>;
