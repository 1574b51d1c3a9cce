import type { AuditAction } from '@gyg/contract/audit';
import { deployedAs, type Rollout } from '@gyg/contract/remotes';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { recordAudit } from '../../../access/record-audit';
import { inTransaction, type UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { type DeployedRemote, getBuild, getDeployed, rolloutFor } from './deployed-remote';
import { lockChoice, type StoredChoice, saveChoice } from './remote-choice.repository';

type Decision = Omit<StoredChoice, 'name' | 'entry' | 'changedAt'>;

/** For the audit log: versions and shares, as they were and are. */
const fieldsOf = ({ current, canary }: Rollout) => ({
  version: current.version,
  ...(canary === null ? {} : { canary: canary.build.version, share: canary.share }),
});

interface Act {
  actor: SignedIn;
  action: AuditAction;
  reason: string | undefined;
}

/** Stores a decision and records it with what visitors got before and get now. */
async function decide(
  uow: UnitOfWork,
  remote: DeployedRemote,
  { actor, action, reason }: Act,
  { before, decision }: { before: StoredChoice | undefined; decision: Decision },
): Promise<void> {
  const after: StoredChoice = { name: remote.name, entry: deployedAs(remote.row), changedAt: uow.now, ...decision };
  await saveChoice(uow.tx, { ...after, changedBy: actor.id });
  await recordAudit(uow, actor, {
    action,
    target: remote.name,
    before: fieldsOf(rolloutFor(remote, before)),
    after: fieldsOf(rolloutFor(remote, after)),
    reason,
  });
}

interface ActOn {
  name: string;
  reason?: string | undefined;
}

/** The earlier build that is in use, if one is. */
const usedNow = ({ row }: DeployedRemote, { current }: Rollout) => (current.entry === row.entry ? null : current.entry);

/** Gives a build to a share of visitors; a share of 0 pauses it. Throws 404, 403, 409. */
export async function shareRemote(
  context: ApiContext,
  actor: SignedIn,
  { name, entry, percent, reason }: ActOn & { entry: string; percent: number },
  now: Date,
): Promise<void> {
  permit('shareRemote', actor);
  const remote = await getDeployed(context, name);
  await inTransaction(context, now, async (uow) => {
    const before = await lockChoice(uow.tx, name);
    const rollout = rolloutFor(remote, before);
    getBuild(remote, entry);
    if (entry === rollout.current.entry) throw problem('remotes.already_current');
    const canaryState = percent === 0 ? ('paused' as const) : ('running' as const);
    const action =
      percent === 0 ? 'remote.paused' : rollout.canary?.share === 0 ? 'remote.resumed' : 'remote.share_changed';
    const decision = {
      usedEntry: usedNow(remote, rollout),
      canaryEntry: entry,
      canaryState,
      share: percent,
      pausedFor: null,
    };
    await decide(uow, remote, { actor, action, reason }, { before, decision });
  });
}

/** Gives the canary to every visitor. Throws 404, 403, 409. */
export async function promoteRemote(
  context: ApiContext,
  actor: SignedIn,
  { name, entry, reason }: ActOn & { entry: string },
  now: Date,
): Promise<void> {
  permit('promoteRemote', actor);
  const remote = await getDeployed(context, name);
  await inTransaction(context, now, async (uow) => {
    const before = await lockChoice(uow.tx, name);
    const rollout = rolloutFor(remote, before);
    if (rollout.canary === null) throw problem('remotes.no_canary');
    if (rollout.canary.build.entry !== entry) throw problem('remotes.unknown_build');
    const usedEntry = usedNow(remote, rollout);
    const decision = { usedEntry, canaryEntry: entry, canaryState: 'promoted', share: null, pausedFor: null } as const;
    await decide(uow, remote, { actor, action: 'remote.promoted', reason }, { before, decision });
  });
}

/** Ends the canary, or gives an earlier build to every visitor. Throws 404, 403, 409. */
export async function rollBackRemote(
  context: ApiContext,
  actor: SignedIn,
  { name, entry, reason }: ActOn & { entry?: string | undefined },
  now: Date,
): Promise<void> {
  permit('rollBackRemote', actor);
  const remote = await getDeployed(context, name);
  await inTransaction(context, now, async (uow) => {
    const before = await lockChoice(uow.tx, name);
    const rollout = rolloutFor(remote, before);
    if (entry === undefined && rollout.canary === null) throw problem('remotes.no_canary');
    if (entry !== undefined) getBuild(remote, entry);
    if (entry === rollout.current.entry) throw problem('remotes.already_current');
    const action = entry === undefined ? 'remote.canary_ended' : 'remote.rolled_back';
    // A canary that is going on ends, so that every visitor gets the same build.
    const canaryEntry = rollout.canary?.build.entry ?? remote.row.canary?.entry ?? null;
    const usedEntry = entry === undefined ? usedNow(remote, rollout) : entry === remote.row.entry ? null : entry;
    const canaryState = canaryEntry === null ? null : ('ended' as const);
    const decision = { usedEntry, canaryEntry, canaryState, share: null, pausedFor: null };
    await decide(uow, remote, { actor, action, reason }, { before, decision });
  });
}
