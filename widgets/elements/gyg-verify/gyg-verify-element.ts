import { gygAccountOptions } from '@gyg/contract/widgets';
import { loginSheets } from '@gyg/design-system/elements/small';
import { lightElement } from '../../core/light/light-element';
import { LoginView } from '../../core/login/login-view';

/** `<gyg-verify email="maja@posten.example">`: a button that opens the platform's window to enter the code from an e-mail. */
export class GygVerifyElement extends lightElement({ options: gygAccountOptions, styles: loginSheets }) {
  readonly #view = new LoginView(this, this.inside);

  draw(): void {
    const { options } = this;
    this.#view.draw({ options, task: 'verify', email: options.email });
  }

  leave(): void {
    this.#view.leave();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-verify': GygVerifyElement;
  }
}
