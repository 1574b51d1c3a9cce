import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { GoalGlyph } from '../goal-tile/goal-tile';
import { Icon } from '../icon/icon';
import s from './goal-picker.module.css';

/** A goal to choose, perhaps with how many things it has: the number shown, and its text for screen readers ("3 gygs"). */
interface PickableGoal {
  id: number;
  title: string;
  count?: { shown: string; label: string } | undefined;
}

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

interface GoalChoiceProps {
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
const GoalChoice = ({ goal, mode, name, chosen, waiting, inOrder, onChoose, onReach }: GoalChoiceProps) => {
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
