import { gygLoginOptions } from '@gyg/contract/widgets';
import { loginSheets } from '@gyg/design-system/shadow/small';
import { LoginView } from '../../core/login/login-view';
import { type ElementProps, reactElement } from '../../core/react-element';

const GygLogin = ({ element, options }: ElementProps<HTMLElement, typeof gygLoginOptions>) => (
  <LoginView element={element} options={options} task="login" />
);

/** `<gyg-login>`: who is logged in on this page, or a button that opens the platform's window. */
export class GygLoginElement extends reactElement({
  component: GygLogin,
  options: gygLoginOptions,
  styles: loginSheets,
}) {}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-login': GygLoginElement;
  }
}
