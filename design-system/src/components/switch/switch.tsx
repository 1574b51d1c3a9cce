import { BoxField, type BoxFieldProps } from '../checkbox/box-field';
import s from './switch.module.css';

/** The label says what is on or off ("Show the list of recipients"); it is the same in both states. */
export interface SwitchProps extends Omit<BoxFieldProps, 'classes' | 'role'> {}

/** A setting that is on or off. To agree or to choose several, use Checkbox. `ref` and other props go to the input. */
export const Switch = (props: SwitchProps) => (
  <BoxField {...props} role="switch" classes={{ box: s.input, label: s.label }} />
);
