import { gygLoginOptions } from '@gyg/contract/widgets';
import { loginSheets } from '@gyg/design-system/shadow/small';
import { LoginView } from '../../core/login/login-view';
import { type ElementProps, reactElement } from '../../core/react-element';

const GygSignup = ({ element, options }: ElementProps<HTMLElement, typeof gygLoginOptions>) => (
  <LoginView element={element} options={options} task="signup" />
);

/** `<gyg-signup>`: a button that opens the platform's window to create an account. */
export class GygSignupElement extends reactElement({
  component: GygSignup,
  options: gygLoginOptions,
  styles: loginSheets,
}) {}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-signup': GygSignupElement;
  }
}
