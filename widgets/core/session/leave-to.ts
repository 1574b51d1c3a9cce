/** Leaves the page. In a file of its own, so that tests of the rest can stay. */
export const leaveTo = (address: string): void => location.assign(address);
