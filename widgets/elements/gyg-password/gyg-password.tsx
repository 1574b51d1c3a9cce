import { gygAccountOptions } from '@gyg/contract/widgets';
import { loginSheets } from '@gyg/design-system/shadow/small';
import { LoginView } from '../../core/login/login-view';
import { type ElementProps, reactElement } from '../../core/react-element';

const GygPassword = ({ element, options }: ElementProps<HTMLElement, typeof gygAccountOptions>) => (
  <LoginView element={element} options={options} task="password" email={options.email} />
);

/** `<gyg-password email="maja@posten.example">`: a button that opens the platform's window to choose a new password. */
export class GygPasswordElement extends reactElement({
  component: GygPassword,
  options: gygAccountOptions,
  styles: loginSheets,
}) {}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-password': GygPasswordElement;
  }
}
