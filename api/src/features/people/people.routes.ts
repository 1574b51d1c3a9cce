import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { changePersonGroup, signPersonOut } from './change-person.service';
import { getPerson, listPeople } from './list-people.service';

export const peopleHandlers = {
  listPeople: ({ context, actor, query, now }) => listPeople(context, actor, query, now),
  async signOutPerson({ context, actor, params, body, now }) {
    await inTransaction(context, now, (uow) => signPersonOut(uow, context, actor, { ...params, ...body }));
    return undefined;
  },
  async setPersonGroup({ context, actor, params, body, now }) {
    await inTransaction(context, now, (uow) => changePersonGroup(uow, context, actor, { ...params, ...body }));
    return getPerson(context, params.userId, actor.locale);
  },
} satisfies Partial<Handlers>;
