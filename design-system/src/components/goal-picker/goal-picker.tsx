import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { GoalChoice } from './goal-choice';
import s from './goal-picker.module.css';
import type { PickableGoal } from './pickable-goal';

export interface GoalPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** The group's label for screen readers ("Filter by goal"). */
  label: string;
  goals: readonly PickableGoal[];
  /** The numbers of the selected goals. */
  selected: readonly number[];
  /** Called with the selected numbers in ascending order. */
  onSelectedChange: (selected: number[]) => void;
  /** `several` are toggle buttons; `one` is a single choice like radio buttons, which cannot be cleared. */
  mode?: 'several' | 'one' | undefined;
  /** The maximum number of selected goals; the others are then disabled. */
  most?: number | undefined;
  /** Announced and shown when `most` goals are selected ("Four goals at most. Remove one to choose another."). */
  mostText?: string | undefined;
  /** On phones: one row that scrolls, or rows of three. */
  narrow?: 'scroll' | 'rows' | undefined;
  /** The selection is invalid; the field around it shows why. */
  invalid?: boolean | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The seventeen goals to choose from: several, or one. One tab stop; arrow keys move, Space selects. */
export const GoalPicker = (props: GoalPickerProps) => {
  const {
    label,
    goals,
    selected,
    onSelectedChange,
    mode = 'several',
    most,
    mostText,
    narrow = 'scroll',
    ...others
  } = props;
  const { invalid, disabled, className, ...rest } = others;
  const name = useId();
  const [stop, setStop] = useState<number | null>(null);
  const full = mode === 'several' && most !== undefined && selected.length >= most;
  const first = stop ?? goals.find(({ id }) => selected.includes(id))?.id ?? goals[0]?.id;
  const toggle = (id: number) => {
    if (mode === 'one') return onSelectedChange([id]);
    const chosen = selected.includes(id);
    if (full && !chosen) return;
    const next = chosen ? selected.filter((other) => other !== id) : [...selected, id];
    onSelectedChange([...next].sort((a, b) => a - b));
  };
  const walk = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    // Radio buttons have their own arrow key behaviour.
    if (mode === 'one') return;
    if (!(event.target instanceof HTMLButtonElement)) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
    const at = buttons.indexOf(event.target);
    const step = steps[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: buttons.length - 1 };
    const next = step === undefined ? ends[event.key] : (at + step + buttons.length) % buttons.length;
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div className={s.box}>
      <fieldset
        className={classNames(s.root, className)}
        aria-label={label}
        disabled={disabled}
        data-narrow={narrow}
        data-invalid={invalid || undefined}
        onKeyDown={walk}
        {...(mode === 'one' && { role: 'radiogroup', 'aria-invalid': invalid || undefined })}
        {...rest}
      >
        {goals.map((goal) => (
          <GoalChoice
            key={goal.id}
            goal={goal}
            mode={mode}
            name={name}
            chosen={selected.includes(goal.id)}
            waiting={full && !selected.includes(goal.id)}
            inOrder={goal.id === first}
            onChoose={() => toggle(goal.id)}
            onReach={() => setStop(goal.id)}
          />
        ))}
      </fieldset>
      {mostText && (
        <p className={s.most} role="status">
          {full && mostText}
        </p>
      )}
    </div>
  );
};
