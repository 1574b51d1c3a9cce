import { gygLoginOptions } from '@gyg/contract/widgets';
import { loginSheets } from '@gyg/design-system/elements/small';
import { lightElement } from '../../core/light/light-element';
import { LoginView } from '../../core/login/login-view';

/** `<gyg-signup>`: a button that opens the platform's window to create an account. */
export class GygSignupElement extends lightElement({ options: gygLoginOptions, styles: loginSheets }) {
  readonly #view = new LoginView(this, this.inside);

  draw(): void {
    this.#view.draw({ options: this.options, task: 'signup' });
  }

  leave(): void {
    this.#view.leave();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-signup': GygSignupElement;
  }
}
