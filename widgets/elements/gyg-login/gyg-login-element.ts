import { gygLoginOptions } from '@gyg/contract/widgets';
import { loginSheets } from '@gyg/design-system/elements/small';
import { lightElement } from '../../core/light/light-element';
import { LoginView } from '../../core/login/login-view';

/** `<gyg-login>`: who is logged in on this page, or a button that opens the platform's window. */
export class GygLoginElement extends lightElement({ options: gygLoginOptions, styles: loginSheets }) {
  readonly #view = new LoginView(this, this.inside);

  draw(): void {
    this.#view.draw({ options: this.options, task: 'login' });
  }

  leave(): void {
    this.#view.leave();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-login': GygLoginElement;
  }
}
