// A dialog of an element does not lock the scrolling of a partner's page, whose root element is not ours to mark.
export const openModal = (): void => undefined;
export const closeModal = (): void => undefined;
