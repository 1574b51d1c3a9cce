import { SoftBreaks } from '../../text/soft-breaks';
import { GoalGlyph } from '../goal-tile/goal-tile';
import { Icon } from '../icon/icon';
import s from './goal-picker.module.css';
import type { PickableGoal } from './pickable-goal';

export interface GoalChoiceProps {
  goal: PickableGoal;
  mode: 'several' | 'one';
  /** The shared name of the radio buttons. */
  name: string;
  chosen: boolean;
  /** The maximum is selected, and this goal is not. */
  waiting: boolean;
  /** The one that Tab reaches. */
  inOrder: boolean;
  onChoose: () => void;
  /** Called when it receives the focus. */
  onReach: () => void;
}

/** One goal of the picker: a toggle button, or a radio button with its tile. */
export const GoalChoice = ({ goal, mode, name, chosen, waiting, inOrder, onChoose, onReach }: GoalChoiceProps) => {
  const title = `${goal.id}. ${goal.title}`;
  const label = goal.count ? `${title}, ${goal.count.label}` : title;
  const look = (
    <>
      <span className={s.tile}>
        <GoalGlyph goal={goal.id} className={s.glyph} />
        <Icon name="check" size="sm" className={s.check} />
      </span>
      <span className={s.name} aria-hidden="true">
        <SoftBreaks>{title}</SoftBreaks>
        {/* Without the space, title and number would be one word that the label does not contain. */}
        {goal.count && ' '}
        {goal.count && <span className={s.count}>{goal.count.shown}</span>}
      </span>
    </>
  );
  if (mode === 'one') {
    return (
      <label className={s.goal} data-goal={goal.id} data-chosen={chosen || undefined} title={goal.title}>
        <input type="radio" className={s.radio} name={name} checked={chosen} aria-label={label} onChange={onChoose} />
        {look}
      </label>
    );
  }
  return (
    <button
      type="button"
      className={s.goal}
      data-goal={goal.id}
      data-chosen={chosen || undefined}
      aria-pressed={chosen}
      aria-disabled={waiting || undefined}
      aria-label={label}
      title={goal.title}
      tabIndex={inOrder ? 0 : -1}
      onClick={onChoose}
      onFocus={onReach}
    >
      {look}
    </button>
  );
};
