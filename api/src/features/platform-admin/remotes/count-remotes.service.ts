import type { ApiContext } from '../../../api-context';
import { rolloutFor } from './deployed-remote';
import { listChoices } from './remote-choice.repository';

/** The number of remotes, and of canaries that are paused now: a decision ends with the next deploy. */
export async function countRemotes(context: ApiContext): Promise<{ total: number; pausedCanaries: number }> {
  const [{ table, histories }, choices] = await Promise.all([context.deployedRemotes(), listChoices(context.db.read)]);
  const rollouts = Object.entries(table).map(([name, row]) =>
    rolloutFor(
      { name, row, history: histories[name] ?? [] },
      choices.find((choice) => choice.name === name),
    ),
  );
  return {
    total: rollouts.length,
    pausedCanaries: rollouts.filter(({ canary }) => canary?.state === 'paused').length,
  };
}
