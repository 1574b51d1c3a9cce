/** The DOM that component tests run in has no modal dialogs: a dialog is then simply open or not. */
export function fakeDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
