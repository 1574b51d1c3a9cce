import { type GroupOutcome, grantGroup, groups, isGroup, listGroup, revokeGroup } from '@gyg/identity/commands';
import type { Command, CommandContext, CommandResult } from './command';
import { readArguments, refuse, tell } from './read-arguments';

const usage = [
  'npm run grant -- <e-mail> superusers            makes a user a super user',
  'npm run grant -- <e-mail> --revoke superusers   takes it away again',
  'npm run grant -- --list superusers              lists super users',
];

/** Adds and removes super users. There is no other way to add the first one. */
export const grantCommand: Command = async (args, context) => {
  const line = readArguments(args, ['revoke', 'list']);
  if (line === undefined) return refuse('There is no such switch.', ...usage);
  const list = line.given.has('list');
  const [email, group] = list ? [undefined, line.words[0]] : line.words;
  if (group === undefined || line.words.length !== (list ? 1 : 2)) return refuse(...usage);
  if (!isGroup(group)) return refuse(`There is no group "${group}". There is: ${groups.join(', ')}.`);
  if (email === undefined) return sayWho(context, group);

  const change = { email, group, by: context.by, now: context.now };
  if (!line.given.has('revoke')) return sayGranted(await grantGroup(context.db, change), email, context);
  const revoked = sayRevoked(await revokeGroup(context.db, change), email, context);
  const none = revoked.ok && (await listGroup(context.db, group)).length === 0;
  return none ? { ...revoked, lines: [...revoked.lines, 'There is no super user now.'] } : revoked;
};

async function sayWho({ db, place }: CommandContext, group: (typeof groups)[number]): Promise<CommandResult> {
  const people = await listGroup(db, group);
  return tell(...(people.length > 0 ? people : [`There are no super users in ${place}.`]));
}

const noAccount = (email: string, { place }: CommandContext) =>
  refuse(
    `There is no account with the address ${email} in ${place}.`,
    'Accounts are made by signing up on the site; check the spelling, and that this is the right database.',
  );

function sayGranted(outcome: GroupOutcome, email: string, context: CommandContext): CommandResult {
  if (outcome === 'unknown') return noAccount(email, context);
  if (outcome === 'unconfirmed')
    return refuse(`${email} is not confirmed yet: first the code from the e-mail must be entered on the site.`);
  if (outcome === 'unchanged') return tell(`${email} is a super user already.`);
  return tell(`${email} is a super user from the next call on.`);
}

function sayRevoked(outcome: GroupOutcome, email: string, context: CommandContext): CommandResult {
  if (outcome === 'unknown') return noAccount(email, context);
  if (outcome === 'unchanged') return tell(`${email} is no super user.`);
  return tell(`${email} is no super user any more, from the next call on.`);
}
