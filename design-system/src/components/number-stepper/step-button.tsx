import { Icon } from '../icon/icon';
import s from './number-stepper.module.css';

export interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  /** The id of the input that it changes. */
  controls: string;
  disabled: boolean | undefined;
  /** The limit is reached. The button keeps the focus, so that keyboard users do not lose their place. */
  atEnd: boolean;
  onStep: () => void;
}

/** One of the two buttons beside the number. */
export const StepButton = ({ icon, label, controls, disabled, atEnd, onStep }: StepButtonProps) => (
  <button
    type="button"
    className={s.step}
    aria-label={label}
    aria-controls={controls}
    aria-disabled={atEnd || undefined}
    disabled={disabled}
    onClick={onStep}
  >
    <Icon name={icon} />
  </button>
);
