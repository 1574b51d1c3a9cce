import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from '../../tokens/contrast';
import { goalColour, goalIds, onGoal } from '../../tokens/goals';
import { languageOf, sampleGoalTitles } from '../samples/gygs';
import { FoundationPage } from './foundation-page';
import s from './foundations.module.css';
import { TokenName } from './token-name';

const meta = { title: 'Foundations/Goals', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

/** The seventeen goals, each with the four roles that `data-goal` sets. */
export const Goals: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title="The seventeen goals"
      lead="The official colours; everything else is neutral so that they stand out. data-goal on any element sets --goal, --goal-on, --goal-tint and --goal-ink for its content."
    >
      <ul className={s.goals}>
        {goalIds.map((id) => (
          <li key={id} className={s.goal} data-goal={id}>
            <span className={s.on}>
              <b>{id}</b> {sampleGoalTitles[languageOf(globals)][id - 1]}
            </span>
            <span className={s.tint}>ink on tint</span>
            <span className={s.ink}>ink on surface</span>
            <span className={s.facts}>
              <TokenName name={`goal-${id}`} />
              <code>{goalColour(id)}</code>
              <span>
                {onGoal(id) === '#FFFFFF' ? 'white' : 'ink'} on it, {contrast(onGoal(id), goalColour(id)).toFixed(1)}:1
              </span>
            </span>
          </li>
        ))}
      </ul>
    </FoundationPage>
  ),
};
