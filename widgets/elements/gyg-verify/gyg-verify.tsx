import { gygAccountOptions } from '@gyg/contract/widgets';
import { loginSheets } from '@gyg/design-system/shadow/small';
import { LoginView } from '../../core/login/login-view';
import { type ElementProps, reactElement } from '../../core/react-element';

const GygVerify = ({ element, options }: ElementProps<HTMLElement, typeof gygAccountOptions>) => (
  <LoginView element={element} options={options} task="verify" email={options.email} />
);

/** `<gyg-verify email="maja@posten.example">`: a button that opens the platform's window to enter the code from an e-mail. */
export class GygVerifyElement extends reactElement({
  component: GygVerify,
  options: gygAccountOptions,
  styles: loginSheets,
}) {}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-verify': GygVerifyElement;
  }
}
