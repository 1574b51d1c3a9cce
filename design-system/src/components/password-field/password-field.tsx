import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts } from '../field/field';
import f from '../field/field.module.css';
import { Icon } from '../icon/icon';
import s from './password-field.module.css';
import { passwordFill } from './password-strength';

/** A rule for a new password, and whether the typed password meets it. */
export interface PasswordRule {
  label: string;
  met: boolean;
}

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type'> {
  showLabel: string;
  hideLabel: string;
  /** With rules the field shows the meter and the list; without, it is a plain password field (login). */
  rules?: readonly PasswordRule[] | undefined;
  /** The label of the meter for screen readers ("Password strength"). */
  meterLabel?: string | undefined;
}

/**
 * A password field with show and hide, and for new passwords a meter that is green only when all rules are met. `ref`
 * and other props go to the input.
 */
export const PasswordField = (props: PasswordFieldProps) => {
  const { label, optional, hint, error, labelHidden, id, className, ...others } = props;
  const { showLabel, hideLabel, rules, meterLabel, onChange, ...rest } = others;
  const rulesId = useId();
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const value = rest.value === undefined ? typed : String(rest.value);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  return (
    <Field
      {...{ label, optional, hint, error, labelHidden, id }}
      {...(rules && { describedBy: rulesId })}
      after={rules && <PasswordRules id={rulesId} value={value} rules={rules} label={meterLabel} />}
    >
      {(wiring) => (
        <span className={s.box}>
          <input
            autoComplete={rules ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            type={shown ? 'text' : 'password'}
            onChange={change}
            {...wiring}
            className={classNames(f.input, s.input, className)}
          />
          <button
            type="button"
            className={s.toggle}
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={wiring.id}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  );
};

interface PasswordRulesProps {
  id: string;
  value: string;
  rules: readonly PasswordRule[];
  label: string | undefined;
}

const PasswordRules = ({ id, value, rules, label }: PasswordRulesProps) => {
  const fill = passwordFill(value);
  return (
    <div
      className={s.strength}
      data-strong={rules.every((rule) => rule.met)}
      data-untouched={value === '' || undefined}
    >
      <meter className={s.hidden} aria-label={label} min={0} max={100} value={fill} />
      <div className={s.meter} aria-hidden="true">
        <span className={s.fill} data-fill={fill} />
      </div>
      <ul className={s.rules} id={id}>
        {rules.map((rule) => (
          <li key={rule.label} data-met={rule.met} className={s.rule}>
            <Icon name={rule.met ? 'check' : 'minus'} size="sm" />
            {rule.label}
          </li>
        ))}
      </ul>
    </div>
  );
};
