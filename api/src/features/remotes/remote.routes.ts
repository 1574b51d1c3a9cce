import type { Handlers } from '../../http/call';
import { getRemote, listRemotes } from './list-remotes.service';
import { promoteRemote, rollBackRemote, shareRemote } from './remote-acts.service';
import { reportRemotes } from './report-remotes.service';

export const remoteHandlers = {
  async reportRemotes({ context, body, address, now }) {
    await reportRemotes(context, { loads: body.loads, address: address() }, now);
    return undefined;
  },
  listRemotes: ({ context, actor, now }) => listRemotes(context, actor, now),
  async shareRemote({ context, actor, params: { name }, body, now }) {
    await shareRemote(context, actor, { name, ...body }, now);
    return getRemote(context, name, now);
  },
  async promoteRemote({ context, actor, params: { name }, body, now }) {
    await promoteRemote(context, actor, { name, ...body }, now);
    return getRemote(context, name, now);
  },
  async rollBackRemote({ context, actor, params: { name }, body, now }) {
    await rollBackRemote(context, actor, { name, ...body }, now);
    return getRemote(context, name, now);
  },
} satisfies Partial<Handlers>;
