import { gygAccountOptions } from '@gyg/contract/widgets';
import { loginSheets } from '@gyg/design-system/elements/small';
import { lightElement } from '../../core/light/light-element';
import { LoginView } from '../../core/login/login-view';

/** `<gyg-password email="maja@posten.example">`: a button that opens the platform's window to choose a new password. */
export class GygPasswordElement extends lightElement({ options: gygAccountOptions, styles: loginSheets }) {
  readonly #view = new LoginView(this, this.inside);

  draw(): void {
    const { options } = this;
    this.#view.draw({ options, task: 'password', email: options.email });
  }

  leave(): void {
    this.#view.leave();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-password': GygPasswordElement;
  }
}
