import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { GoalGlyph } from '../goal-tile/goal-tile';
import { Icon } from '../icon/icon';
import s from './goal-picker.module.css';

export interface GoalPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** What the group asks, for screen readers ("Filter by goal"). */
  label: string;
  goals: readonly { id: number; title: string }[];
  /** The chosen goals' numbers. */
  selected: readonly number[];
  /** Called with the chosen numbers in ascending order. */
  onSelectedChange: (selected: number[]) => void;
}

/** Toggle buttons for the seventeen goals; any number may be on. Scrolls sideways on phones. */
export const GoalPicker = ({ label, goals, selected, onSelectedChange, className, ...rest }: GoalPickerProps) => {
  const toggle = (id: number) => {
    const next = selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
    onSelectedChange([...next].sort((a, b) => a - b));
  };
  return (
    <fieldset className={classNames(s.root, className)} aria-label={label} {...rest}>
      {goals.map((goal) => (
        <button
          key={goal.id}
          type="button"
          className={s.goal}
          data-goal={goal.id}
          aria-pressed={selected.includes(goal.id)}
          aria-label={`${goal.id}. ${goal.title}`}
          title={goal.title}
          onClick={() => toggle(goal.id)}
        >
          <span className={s.tile}>
            <GoalGlyph goal={goal.id} className={s.glyph} />
            <Icon name="check" size="sm" className={s.check} />
          </span>
          <span className={s.name} aria-hidden="true">
            {goal.id}. {goal.title}
          </span>
        </button>
      ))}
    </fieldset>
  );
};
